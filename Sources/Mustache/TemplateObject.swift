/// Values with names, in the order in which they were given.
package struct TemplateObject: Sendable, Hashable {
    private struct Member: Sendable, Hashable {
        let key: TemplateKey
        let value: TemplateValue
    }

    /// The position of a member, with the code of its key at hand: sorting and searching look at nothing else.
    private struct Entry: Sendable, Hashable, Comparable {
        let code: UInt64
        let position: Int

        static func < (left: Entry, right: Entry) -> Bool {
            left.code != right.code ? left.code < right.code : left.position < right.position
        }
    }

    /// Up to so many members it is faster to look at each than to search.
    private static let smallest = 12

    private let members: [Member]
    /// Sorted; empty in a small object.
    private let entries: [Entry]

    /// Where a key is given twice, the last value counts.
    package init(_ members: [(TemplateKey, TemplateValue)]) {
        self.members = members.map { Member(key: $0.0, value: $0.1) }
        let isSmall = members.count <= Self.smallest
        entries = isSmall ? [] : members.enumerated().map { Entry(code: $1.0.code, position: $0) }.sorted()
    }

    package var keys: [String] { members.map(\.key.name) }

    package subscript(key: TemplateKey) -> TemplateValue? {
        entries.isEmpty ? scan(for: key) : search(for: key)
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
        var low = 0
        var high = entries.count
        // The first position whose code is beyond the one that is looked for.
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].code <= key.code { low = middle + 1 } else { high = middle }
        }
        while low > 0 {
            low -= 1
            guard entries[low].code == key.code else { return nil }
            let member = members[entries[low].position]
            if member.key.name == key.name { return member.value }
        }
        return nil
    }
}
