/// Name of a token as the design system writes it: `elvt-alias-action-fill`, without the `--` of CSS and the `$` of
/// SCSS. Spelling mistakes of a design system survive, because its people look for them.
package struct TokenName: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }
}

extension TokenName: Comparable {
    package static func < (left: TokenName, right: TokenName) -> Bool { left.text < right.text }
}

extension TokenName: CustomStringConvertible {
    package var description: String { text }
}
