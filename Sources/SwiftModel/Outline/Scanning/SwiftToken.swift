package struct SwiftToken: Sendable, Equatable {
    package enum Kind: Sendable {
        /// An identifier or a keyword, `$0` and names in backticks among them.
        case word
        case number
        case string
        case regex
        /// A run of operator characters, `<` and `>` of generics and `?` of optionals among them.
        case `operator`
        case dot, comma, colon, semicolon, at
        /// `(`, `[` or `{`.
        case open
        /// `)`, `]` or `}`.
        case close
        /// `#` and a word that is no directive, such as `#available` or `#Preview`.
        case hashWord
        /// `#if`, `#elseif`, `#else` or `#endif` with the rest of its line.
        case directive
    }

    package let kind: Kind
    package let range: Range<Int>
    package let isBehindNewline: Bool
    /// Whether anything stands between the token before it and this one.
    package let isBehindSpace: Bool
}
