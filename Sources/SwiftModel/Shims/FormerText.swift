/// A text that the strings of a component had.
package struct FormerText: Sendable, Hashable {
    package enum Fate: Sendable, Hashable {
        case kept
        case renamed(SwiftIdentifier)
        /// It is gone, or something else than a text of its type, so that a value that is given for it is not used.
        case unused(isGone: Bool)
    }

    package let text: SwiftText
    package let fate: Fate

    package init(_ text: SwiftText, _ fate: Fate) {
        self.text = text
        self.fate = fate
    }
}
