extension Schema {
    static let deprecated: Members =
        types + strings + [
            "until": .text, "deprecatedImports": lines, "hasDeprecatedImports": .flag, "gaps": lines, "hasGaps": .flag,
            "formerNames": list(of: ["name": .text, "alias": .text, "note": .text]),
            "formerTypeNames": list(of: ["name": .text, "alias": .text, "note": .text]),
            "hasFormerTypes": .flag, "hasTokens": .flag, "gone": .text,
            "formerMembers": list(of: [
                "extended": .text, "members": list(of: formerMember),
                "formerInit": .object([
                    "note": .text, "parameters": lines, "arguments": lines, "hasArguments": .flag,
                ]),
            ]),
            "formerInits": list(of: [
                "head": lines, "doc": lines, "note": .text, "generics": .text, "condition": optional,
                "parameters": lines,
                "hasParameters": .flag,
                "arguments": lines, "hasArguments": .flag,
            ]),
            "formerFunctions": list(of: [
                "function": .text, "callee": .text, "doc": lines, "note": .text, "parameters": lines,
                "arguments": lines,
            ]),
            "formerDelegate": .object([
                "name": .text, "note": .text,
                "methods": list(of: ["declaration": lines, "implementation": lines]),
            ]),
            "class": .text, "formerProperties": list(of: formerMember), "hasFormerProperties": .flag,
        ]

    static let gone: Members = ["gaps": lines]

    static let deprecatedTokens: Members = [
        "until": .text, "gaps": lines, "hasGaps": .flag,
        "formerContainers": list(of: ["name": .text]),
        "formerGroups": list(of: ["container": .text, "name": .text]),
        "formerTokens": list(of: [
            "extended": .text, "members": list(of: ["name": .text, "type": .text, "note": .text, "lines": lines]),
        ]),
    ]

    private static let formerMember: Members = [
        "declaration": .text, "note": .text, "getter": .text, "setter": optional, "isInspectable": .flag,
    ]
}
