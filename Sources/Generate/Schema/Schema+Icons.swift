extension Schema {
    static let icons: Members = [
        "name": .text, "cases": list(of: ["name": .text, "value": optional]),
        "symbols": list(of: ["member": .text, "literal": .text]),
        "hasSymbols": .flag, "hasAssets": .flag, "hasFolders": .flag,
    ]

    static let iconComponents: Members = [
        "name": .text,
        "inits": list(of: [
            "deprecation": optional, "head": lines, "doc": lines, "parameters": lines, "arguments": lines,
        ]),
        "properties": list(of: [
            "deprecation": optional, "type": .text, "class": .text, "property": .text, "name": .text, "getter": .text,
            "setter": .text,
        ]),
        "hasProperties": .flag,
    ]
}
