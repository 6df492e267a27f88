import Documents

extension Schema {
    static let declaration: Members =
        [
            "name": .text, "callee": .text, "base": .text, "lowerName": .text, "tokens": .text,
            "imports": lines, "hasImports": .flag, "uiKitImports": lines, "doc": lines, "deprecation": optional,
            "generics": .text,
            "members": list(of: [
                "declaration": .text, "isBinding": .flag, "isProperty": .flag, "isContent": .flag, "isAction": .flag,
                "publicDeclaration": .text, "doc": lines,
            ]),
            "hasContent": .flag, "hasActions": .flag, "hasConvenienceInits": .flag, "hasUntranslated": .flag,
            "parameters": lines, "hasParameters": .flag, "assignments": lines, "initDoc": lines,
            "textInit": .object(initShape.members), "bareInit": .object(initShape.members),
            "partialInits": list(of: initShape + ["isDisfavored": .flag]),
            "dataInits": list(of: initShape + ["generics": .text, "condition": .text]),
            "singleInits": list(of: initShape),
            "unvalued": unvalued,
            "identity": .flag,
            "closing": closing, "dismissal": closing, "onDismissal": .text,
            "isFocusable": .flag, "focus": .text, "invalid": optional, "untranslated": lines,
        ] + accessorNames + Members(OwnNames.builtIn.map { ContextSchema.Member(OwnNames.key($0).name, .text) })

    private static let initShape: Members = ["head": lines, "doc": lines, "parameters": lines, "arguments": lines]

    private static let closing = ContextSchema.Shape.object([
        "statements": lines, "single": optional, "method": optional, "condition": optional, "timeout": lines,
    ])

    static let unvalued = ContextSchema.Shape.object([
        "doc": lines, "parameters": lines, "arguments": lines, "constraint": .text,
    ])

    private static let accessorNames: Members = [
        "colors": .text, "metrics": .text, "outline": .text, "edge": .text, "corner": .text, "direction": .text,
        "padded": .text,
    ]
}
