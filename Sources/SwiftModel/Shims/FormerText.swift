/// A text that the strings of a component had.
package struct FormerText: Sendable, Hashable {
    package enum Fate: Sendable, Hashable {
        case kept
        case renamed(SwiftIdentifier)
        /// Text that is gone, or is no text of its type any more, so that a value that is given for it is not used.
        case unused(isGone: Bool)
    }

    package let text: SwiftText
    package let fate: Fate

    package init(_ text: SwiftText, _ fate: Fate) {
        self.text = text
        self.fate = fate
    }
}
