/// Members that a struct had: its properties, and the init by which it was made.
package struct FormerMembers: Sendable, Hashable {
    package let type: GeneratedTypeName
    package var properties: [FormerProperty] = []
    /// The parameters that the init had, where it is another one now; otherwise none.
    package var parameters: [SwiftStruct.Member] = []
    /// Former parameters that today's init takes.
    package var arguments: [SwiftIdentifier] = []

    package var isEmpty: Bool { properties.isEmpty && parameters.isEmpty }

    package init(of type: GeneratedTypeName) {
        self.type = type
    }
}
