import SourceText

/// Values with names, in the order in which they were given.
package struct TemplateObject: Sendable, Hashable {
    private struct Member: Sendable, Hashable {
        let key: TemplateKey
        let value: TemplateValue
    }

    /// Up to so many members it is faster to look at each than to search.
    private static let smallest = 12
    /// What stands in `places` where there is no member.
    private static let vacant: Int32 = -1

    private let members: [Member]
    /// What is behind it, if anything is: it has what this one has not.
    private let behind: [TemplateObject]
    /// Where in `members` each is: a member stands where the code of its key says, or behind others that wished to stand
    /// there, up to the first vacant place. At least half of the places are vacant. Empty in a small object.
    private let places: [Int32]

    /// Where a key is given twice, the last value counts, and any before those of the object behind.
    package init(_ members: [(TemplateKey, TemplateValue)], before behind: TemplateObject? = nil) {
        self.members = members.map { Member(key: $0.0, value: $0.1) }
        self.behind = behind.map { [$0] } ?? []
        places = members.count <= Self.smallest ? [] : Self.places(of: self.members)
    }

    package var keys: [String] { behind.flatMap(\.keys) + members.map(\.key.name) }

    func add(to hasher: inout DataHasher) {
        hasher.add(members.count)
        for member in members {
            hasher.add(Int(truncatingIfNeeded: member.key.code))
            member.value.add(to: &hasher)
        }
        for object in behind { object.add(to: &hasher) }
    }

    package subscript(key: TemplateKey) -> TemplateValue? {
        if let value = places.isEmpty ? scan(for: key) : search(for: key) { return value }
        return behind.isEmpty ? nil : behind[0][key]
    }

    @inline(__always)
    private func scan(for key: TemplateKey) -> TemplateValue? {
        var index = members.count - 1
        while index >= 0 {
            if members[index].key == key { return members[index].value }
            index -= 1
        }
        return nil
    }

    private func search(for key: TemplateKey) -> TemplateValue? {
        let mask = places.count - 1
        var place = Int(truncatingIfNeeded: key.code) & mask
        while places[place] != Self.vacant {
            let member = Int(places[place])
            if members[member].key == key { return members[member].value }
            place = (place + 1) & mask
        }
        return nil
    }

    private static func places(of members: [Member]) -> [Int32] {
        var count = 32
        while count < members.count * 2 { count *= 2 }
        let mask = count - 1
        var places = [Int32](repeating: vacant, count: count)
        for (index, member) in members.enumerated() {
            var place = Int(truncatingIfNeeded: member.key.code) & mask
            while places[place] != vacant, members[Int(places[place])].key != member.key {
                place = (place + 1) & mask
            }
            places[place] = Int32(index)
        }
        return places
    }
}
