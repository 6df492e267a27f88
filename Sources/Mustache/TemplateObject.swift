/// Values with names, in the order in which they were given.
package struct TemplateObject: Sendable, Hashable {
    private struct Member: Sendable, Hashable {
        let key: TemplateKey
        let value: TemplateValue
    }

    /// Up to so many members it is faster to look at each than to search.
    private static let smallest = 12

    private var members: [Member]
    /// The positions of the members, sorted by the codes of their keys; empty in a small object.
    private var order: [Int32] = []

    /// Where a key is given twice, the last value counts.
    package init(_ members: [(TemplateKey, TemplateValue)]) {
        self.members = members.map { Member(key: $0.0, value: $0.1) }
        if members.count > Self.smallest { sort() }
    }

    package var keys: [String] { members.map(\.key.name) }

    package subscript(key: TemplateKey) -> TemplateValue? {
        order.isEmpty ? scan(for: key) : search(for: key)
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
        var high = order.count
        // The first position whose code is beyond the one that is looked for.
        while low < high {
            let middle = (low + high) / 2
            if members[Int(order[middle])].key.code <= key.code { low = middle + 1 } else { high = middle }
        }
        while low > 0 {
            low -= 1
            let member = members[Int(order[low])]
            guard member.key.code == key.code else { return nil }
            if member.key.name == key.name { return member.value }
        }
        return nil
    }

    private mutating func sort() {
        let members = members
        order = members.indices.map { Int32($0) }.sorted { left, right in
            let leftCode = members[Int(left)].key.code
            let rightCode = members[Int(right)].key.code
            return (leftCode, left) < (rightCode, right)
        }
    }
}
