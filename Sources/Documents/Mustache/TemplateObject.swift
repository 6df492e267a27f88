import Core

/// Values with names, in the order in which they were given. An object never changes, so that it is shared rather than
/// copied: a rendering holds the objects of all open sections, and looks at each for every name.
package final class TemplateObject: Sendable {
    /// Up to so many members it is faster to look at each than to search.
    private static let smallest = 12

    /// The very array that was given: the members of most objects are written out where they are made.
    private let members: [(TemplateKey, TemplateValue)]
    /// Object behind it, if there is one: it has the members that this one has not.
    private let behind: TemplateObject?
    /// Positions in `members`. Empty in a small object.
    private let places: [TemplateKey: Int]

    /// Keeps the last value of a repeated key. Its own members take precedence over the members of the object behind.
    package init(_ members: [(TemplateKey, TemplateValue)], before behind: TemplateObject? = nil) {
        self.members = members
        self.behind = behind
        let isSmall = members.count <= Self.smallest
        places = isSmall ? [:] : Dictionary(zip(members.map(\.0), members.indices)) { _, last in last }
    }

    package var keys: [String] { (behind?.keys ?? []) + members.map(\.0.name) }

    func add(to hasher: inout DataHasher) {
        TemplateValue.add(members, to: &hasher)
        behind?.add(to: &hasher)
    }

    package subscript(key: TemplateKey) -> TemplateValue? {
        if let place = places.isEmpty ? members.lastIndex(where: { $0.0 == key }) : places[key] {
            return members[place].1
        }
        return behind?[key]
    }
}

extension TemplateObject: Hashable {
    /// Whether both say the same in the same order.
    package static func == (left: TemplateObject, right: TemplateObject) -> Bool {
        left === right
            || left.behind == right.behind
                && left.members.elementsEqual(right.members, by: ==)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(behind)
        for (key, value) in members {
            hasher.combine(key)
            hasher.combine(value)
        }
    }
}
