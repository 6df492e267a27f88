extension Schema {
    static let types: Members = [
        "enums": list(of: [
            "name": .text, "doc": lines, "raw": optional, "isOpen": .flag, "isChoice": .flag, "conformance": .text,
            "cases": list(of: ["name": .text, "value": optional, "literal": .text, "payload": optional]),
        ]),
        "structs": list(of: [
            "name": .text, "doc": lines, "conformance": .text, "identity": optional, "parameters": lines,
            "generics": .text, "unvalued": unvalued,
            "members": list(of: ["declaration": .text, "name": .text, "member": .text]),
        ]),
    ]

    static let tokenFile: Members =
        types + strings + [
            "tokenImports": lines, "hasTokenImports": .flag,
            "aliases": list(of: ["name": .text, "target": .text]),
            "axes": list(of: axis), "hasStyles": .flag, "styles": list(of: ["doc": lines, "lines": lines]),
            "styleTheme": .object(["themeType": .text, "standard": .text]),
            "overlay": .object([
                "parameters": .text, "arguments": .text, "styles": list(of: ["condition": .text, "name": .text]),
            ]),
            "hasView": .flag, "hasTypes": .flag,
        ]

    static let strings: Members = [
        "texts": list(of: ["declaration": .text, "name": .text, "member": .text]), "hasTexts": .flag,
        "textParameters": lines, "stringsName": .text,
    ]

    static let designTokens: Members = [
        "name": .text, "doc": lines, "members": list(of: member),
        "groups": list(of: ["isFirst": .flag, "name": .text, "doc": lines, "members": list(of: member)]),
    ]

    static let theme: Members = [
        "name": .text, "value": .text, "standard": .text, "hasAppearances": .flag,
        "cases": list(of: ["name": .text, "literal": optional, "doc": lines, "appearance": optional, "member": .text]),
    ]

    static let colorAssets: Members = [
        "name": .text, "members": list(of: colorAsset),
        "groups": list(of: ["isFirst": .flag, "name": .text, "members": list(of: colorAsset)]),
    ]

    static let package: Members = ["colorCatalog": optional, "platform": .text, "tools": .text]

    private static let colorAsset: Members = ["doc": lines, "name": .text, "literal": .text]

    private static let member: Members = ["doc": lines, "lines": lines]

    private static let axis: Members =
        ["type": .text, "subject": .text, "groups": list(of: ["value": .text, "patterns": .text, "isKnown": .flag])]
        + Members(TokenAxis.Kind.allCases.map { ContextSchema.Member("is-\($0.rawValue)", .flag) })
}
