/// The white space of a list with commas, the same between all of its elements.
package struct CommaStyle: Sendable, Equatable {
    /// White space before the first element.
    package let opening: [UInt8]
    /// White space behind each comma; nil where there is no second element.
    package let separator: [UInt8]?
    /// White space behind the last element and its comma.
    package let closing: [UInt8]
    package let hasTrailingComma: Bool

    package init(opening: [UInt8], separator: [UInt8]?, closing: [UInt8], hasTrailingComma: Bool) {
        self.opening = opening
        self.separator = separator
        self.closing = closing
        self.hasTrailingComma = hasTrailingComma
    }
}
