/// The kinds of things that a component offers, in the order in which they are printed.
package enum ItemKind: String, Sendable, Hashable, CaseIterable, Comparable {
    case property, slot, event, method, cssPart, cssProperty, cssState
    /// A text that a component lets its users translate.
    case text

    package static func < (left: ItemKind, right: ItemKind) -> Bool {
        left.position < right.position
    }

    private var position: Int {
        ItemKind.allCases.firstIndex(of: self) ?? 0
    }
}
