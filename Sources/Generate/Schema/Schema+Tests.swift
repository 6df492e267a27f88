extension Schema {
    static let tests: Members = [
        "testName": .text, "class": .text, "testImports": lines,
        "rawEnums": rawEnums,
        "bindings": list(of: call + behavior + ["initial": .text, "other": .text, "isKept": .flag]),
        "actions": list(of: call + behavior + ["given": .text]),
        "slots": list(of: call + ["title": .text, "function": .text, "label": .text]),
        "reports": list(of: behavior + reported), "rootName": .text, "typeArguments": .text, "isPresented": .flag,
        "delegate": .text,
        "delegateMethods": list(of: ["declaration": lines, "text": .text]), "hasDelegateMethods": .flag,
        "contrasts": lines, "hasContrasts": .flag,
        "inits": list(of: call), "hasInits": .flag, "hasExampleItem": .flag,
        "defaults": list(of: ["condition": .text]), "hasDefaults": .flag,
    ]

    static let sharedTests: Members = ["rawEnums": rawEnums]

    private static let rawEnums = list(of: ["type": .text, "function": .text, "title": .text, "values": lines])
    private static let behavior: Members = ["title": .text, "function": .text, "label": .text, "type": .text]
    private static let reported: Members = [
        "isBinding": .flag, "isOptional": .flag, "given": .text, "kept": .object(["condition": .text]), "setUp": lines,
        "property": .text,
        "told": .text,
        "hasDelegate": .flag, "controlEvents": list(of: ["event": .text, "text": .text]),
        "closures": list(of: ["name": .text, "parameters": .text, "text": .text]),
    ]
}
