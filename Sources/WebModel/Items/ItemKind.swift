/// The kinds of things that a component offers, in the order in which they are printed.
package enum ItemKind: String, Sendable, Hashable, CaseIterable, Comparable {
    case property, slot, event, method, cssPart, cssProperty, cssState
    /// A text that a component lets its users translate.
    case text

    package static func < (left: ItemKind, right: ItemKind) -> Bool { left.ordinal < right.ordinal }

    /// The raw value is a text, which is slow to hash.
    package func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

    package var ordinal: Int {
        switch self {
        case .property: 0
        case .slot: 1
        case .event: 2
        case .method: 3
        case .cssPart: 4
        case .cssProperty: 5
        case .cssState: 6
        case .text: 7
        }
    }
}

extension ItemKind {
    package var title: String {
        switch self {
        case .property: "properties"
        case .slot: "slots"
        case .event: "events"
        case .method: "methods"
        case .cssPart: "CSS parts"
        case .cssProperty: "CSS properties"
        case .cssState: "CSS states"
        case .text: "texts"
        }
    }
}
