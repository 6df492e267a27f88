struct DeclarationToken: Sendable {
    enum Kind: UInt8, Sendable {
        /// A word, also the name of a private member with its `#`.
        case word
        case string, template, number
        /// `=>`, which is no end of an angle bracket.
        case arrow
        case ellipsis
        case symbol
        case end
    }

    let kind: Kind
    /// The first byte, for symbols.
    let byte: UInt8
    let hasLineBreakBefore: Bool
    let start: Int
    let end: Int
    /// The index of the closing bracket for an opening one; of the end of all where it is never closed.
    var partner = 0
    /// Range of the JSDoc comment right before the token.
    var comment: Range<Int>?

    func isAt(_ symbol: Unicode.Scalar) -> Bool {
        kind == .symbol && byte == UInt8(truncatingIfNeeded: symbol.value)
    }
}
