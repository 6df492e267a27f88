#if os(iOS)
/// A value of a list that may contain equal values. Its identity stays the same when values before it are removed.
@available(iOS 15, *)
nonisolated struct ComponentNumbered<Value: Hashable>: Identifiable {
    /// A value, and how many of its equals stand before it.
    struct ID: Hashable {
        fileprivate let value: Value
        fileprivate let occurrence: Int
    }

    let id: ID
    /// Where it stands in the list.
    let offset: Int

    var value: Value { id.value }
}

@available(iOS 15, *)
nonisolated extension Array where Element: Hashable {
    var numbered: [ComponentNumbered<Element>] {
        var occurrences: [Element: Int] = [:]
        return enumerated().map { offset, value in
            let occurrence = occurrences[value, default: 0]
            occurrences[value] = occurrence + 1
            return ComponentNumbered(id: .init(value: value, occurrence: occurrence), offset: offset)
        }
    }
}
#endif
