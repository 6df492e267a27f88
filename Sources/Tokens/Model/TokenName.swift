/// `elvt-alias-action-fill`, without `--` of CSS and `$` of SCSS; misspellings survive, as people look for them.
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
