/// The tests of a component.
extension Schema {
    static let tests: Members = [
        "testName": .text, "class": .text, "testImports": lines,
        "rawEnums": list(of: ["type": .text, "function": .text, "title": .text, "values": lines]),
        "inits": list(of: call), "hasInits": .flag, "hasExampleItem": .flag,
        "defaults": list(of: ["name": .text, "value": .text]), "hasDefaults": .flag,
    ]
}
