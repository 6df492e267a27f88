import Core

/// Values with names, in the order in which they were given. An object never changes, so that it is shared rather than
/// copied: a rendering holds the objects of all open sections, and looks at each for every name.
package final class TemplateObject: Sendable {
    /// Up to so many members it is faster to look at each than to search.
    private static let smallest = 12
    /// Entry of `places` where there is no member.
    private static let vacant: Int32 = -1

    /// The very array that was given: the members of most objects are written out where they are made.
    private let members: [(TemplateKey, TemplateValue)]
    /// Object behind it, if there is one: it has the members that this one has not.
    private let behind: TemplateObject?
    /// Positions in `members`: a member stands at the place that the code of its key says, or behind others that wished
    /// to stand there, up to the first vacant place. At least half of the places are vacant. Empty in a small object.
    private let places: [Int32]

    /// Keeps the last value of a repeated key. Its own members take precedence over the members of the object behind.
    package init(_ members: [(TemplateKey, TemplateValue)], before behind: TemplateObject? = nil) {
        self.members = members
        self.behind = behind
        places = members.count <= Self.smallest ? [] : Self.places(of: members)
    }

    package var keys: [String] { (behind?.keys ?? []) + members.map(\.0.name) }

    func add(to hasher: inout DataHasher) {
        hasher.add(members.count)
        for (key, value) in members {
            hasher.add(Int(truncatingIfNeeded: key.code))
            value.add(to: &hasher)
        }
        behind?.add(to: &hasher)
    }

    package subscript(key: TemplateKey) -> TemplateValue? {
        if let value = places.isEmpty ? scan(for: key) : search(for: key) { return value }
        return behind?[key]
    }

    @inline(__always)
    private func scan(for key: TemplateKey) -> TemplateValue? {
        var index = members.count - 1
        while index >= 0 {
            if members[index].0 == key { return members[index].1 }
            index -= 1
        }
        return nil
    }

    private func search(for key: TemplateKey) -> TemplateValue? {
        let mask = places.count - 1
        var place = Int(truncatingIfNeeded: key.code) & mask
        while places[place] != Self.vacant {
            let member = Int(places[place])
            if members[member].0 == key { return members[member].1 }
            place = (place + 1) & mask
        }
        return nil
    }

    private static func places(of members: [(TemplateKey, TemplateValue)]) -> [Int32] {
        var count = 32
        while count < members.count * 2 { count *= 2 }
        let mask = count - 1
        var places = [Int32](repeating: vacant, count: count)
        for index in members.indices {
            let key = members[index].0
            var place = Int(truncatingIfNeeded: key.code) & mask
            while places[place] != vacant, members[Int(places[place])].0 != key {
                place = (place + 1) & mask
            }
            places[place] = Int32(index)
        }
        return places
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
