/// The members of an object. There are thousands of roles: so its hash is made once, and members are found by it.
package struct ObjectShape: Sendable, Hashable {
    package let members: [ContextSchema.Member]
    private let positions: [String: Int]
    private let code: Int

    /// Keeps the later of two members with one name.
    package init(_ members: [ContextSchema.Member]) {
        self.members = members
        positions = Dictionary(members.enumerated().map { ($1.name, $0) }) { _, last in last }
        code = members.hashValue
    }

    package subscript(name: String) -> ContextSchema.Shape? {
        positions[name].map { members[$0].shape }
    }

    package static func == (left: ObjectShape, right: ObjectShape) -> Bool {
        left.code == right.code && left.members == right.members
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }
}
