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
        if left.item != right.item { return left.item.precedes(right.item) }
        return (left.fact.rawValue, left.normalization) < (right.fact.rawValue, right.normalization)
    }
}

package enum Normalization: String, Sendable, Hashable, CaseIterable, Comparable {
    case whiteSpace = "white-space"
    case quotes
    case unionOrder = "union-order"
    case aliasName = "alias-name"
    case className = "class-name"
    case spelling
    case absentDefault = "absent-default"
    case ancestry
    case modulePath = "module-path"
    case order
    case notTold = "not-told"

    package var explanation: String {
        switch self {
        case .whiteSpace: "White space and line breaks in types, defaults and prose."
        case .quotes: "Single, double or back quotes around a text."
        case .unionOrder: "The alternatives of a union and the members of an object, in another order."
        case .aliasName: "Another name for a type, or none, with the same values behind it."
        case .className: "Another name for the class of a component that keeps its tag, where a type names it."
        case .spelling:
            "Other spellings of one type: `String` for `string`, `unknown` for `any`, `Array<T>` for `T[]`, parentheses, a bar in front, names of parameters."
        case .absentDefault: "No default, `undefined`, `null`."
        case .ancestry: "A superclass or mixin has the item now, or has it no more, and the component offers the same."
        case .modulePath: "The module that an item is inherited from, spelled otherwise or moved."
        case .order: "Items in another order. Swift keeps the order of the former release."
        case .notTold:
            "What only one of two formats can tell, or tells in a vaguer way: docs against a manifest, a schema without CSS states."
        }
    }

    package static func < (left: Normalization, right: Normalization) -> Bool { left.rawValue < right.rawValue }
}
