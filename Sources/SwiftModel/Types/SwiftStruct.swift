/// A struct that is generated for an object type: the detail of an event, an entry of a list.
package struct SwiftStruct: Sendable, Hashable {
    package struct Member: Sendable, Hashable {
        package var name: SwiftIdentifier
        package var type: SwiftType
        package var webName: String
        /// Origin of its role where the struct is an item of a list.
        package var memberRole = MemberRole.asNamed

        package init(name: SwiftIdentifier, type: SwiftType, webName: String) {
            self.name = name
            self.type = type
            self.webName = webName
        }

        package var role: String? { memberRole.name(of: name) }
    }

    package var name: GeneratedTypeName
    package var members: [Member]
    package var alias: String?
    /// Whether it is an item of a list that a component draws: an option, a tab.
    package var isItem = false
    package var genericParameters: [GenericParameter] = []

    package init(name: GeneratedTypeName, members: [Member], alias: String? = nil) {
        self.name = name
        self.members = members
        self.alias = alias
    }
}
