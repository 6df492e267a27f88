package import WebModel

package struct SpellingDifference: Sendable, Hashable {
    package enum Fact: String, Sendable, Hashable {
        case type, defaultValue = "default", origin, order, existence, attribute, swift
    }

    package let normalization: Normalization
    package let tag: String
    /// nil where the component itself is meant.
    package let item: ItemReference?
    package let fact: Fact
}

extension SpellingDifference: Comparable {
    package static func < (left: SpellingDifference, right: SpellingDifference) -> Bool {
        if left.tag != right.tag { return left.tag < right.tag }
        if left.item != right.item {
            guard let item = right.item else { return false }
            return left.item.map { $0 < item } ?? true
        }
        return (left.fact.rawValue, left.normalization) < (right.fact.rawValue, right.normalization)
    }
}
