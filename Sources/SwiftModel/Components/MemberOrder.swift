/// In which order the members of each component stood in a former release.
///
/// A caller writes arguments in the order of the parameters, so that a release which only sorts its declarations anew
/// would break every call. It is plain data: names by tag, and the names of structs with those of their members.
package struct MemberOrder: Sendable, Hashable {
    /// The names of the parameters of each component, by its tag.
    package var components: [String: [String]]
    /// The names of the members of each struct, by its own.
    package var structs: [String: [String]]

    package init(components: [String: [String]] = [:], structs: [String: [String]] = [:]) {
        self.components = components
        self.structs = structs
    }

    /// The order that a library has.
    package init(of library: SwiftLibrary) {
        self.init()
        for component in library.components {
            components[component.tag] =
                component.properties.map(\.name.name) + component.items.map(\.name.name)
                + component.slots.map(\.name.name) + component.actions.map(\.name.name)
            for structure in component.structs { add(structure) }
        }
        for structure in library.sharedStructs { add(structure) }
    }

    private mutating func add(_ structure: SwiftStruct) {
        structs[structure.name.description] = structure.members.map(\.name.name)
    }
}
