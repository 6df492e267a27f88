import Core

/// Group that is being read, with its remaining members and the properties that its tokens inherit.
struct GroupFrame {
    struct Member {
        let key: JSONString
        var layers: GroupLayers
    }

    let inherited: InheritedProperties
    /// The length of the path to the group.
    let depth: Int
    /// Number of groups around the members that take over others, this one included.
    let extensionCount: Int
    private let members: [Member]
    private var next = 0

    init(_ members: [Member], inherited: InheritedProperties, depth: Int, extensionCount: Int) {
        self.members = members
        self.inherited = inherited
        self.depth = depth
        self.extensionCount = extensionCount
    }

    mutating func nextMember() -> Member? {
        guard next < members.count else { return nil }
        defer { next += 1 }
        return members[next]
    }
}
