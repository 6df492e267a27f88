extension SwiftComponent {
    /// The types that its members and its own types are declared with, both sides of it.
    package var memberTypes: [SwiftType] {
        members.flatMap(\.writtenTypes) + texts.map(\.type)
            + enums.flatMap(\.payloads) + structs.flatMap(\.members).map(\.type)
            + uiKit.properties.map(\.type) + uiKit.delegateMethods.flatMap(\.parameters)
    }

    /// The generated types that it needs, whether they are its own or not.
    package var usedTypes: [GeneratedTypeName] {
        typeAliases.map(\.target) + memberTypes.flatMap(\.generatedNames)
    }
}
