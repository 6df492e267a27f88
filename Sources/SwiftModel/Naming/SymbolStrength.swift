enum SymbolStrength {
    /// Always a word: `a+` and `a` are two values.
    case strong
    /// Separator like `/` and `.`: a word alone, between digits (`1/2` is not `12`) and before the first digit (`.5`).
    case weak
    /// A dash is a word at the end too (`a-`), and alone at the begin; two at the begin are how CSS spells properties.
    case dash
    /// A quote or bracket: a word only where nothing else is there.
    case frame
    /// Like a frame, but `don't` is one word.
    case apostrophe

    func isWord(in scalars: [Unicode.Scalar], at index: Int, hasWords: Bool) -> Bool {
        guard hasWords else { return true }
        let before = index > 0 ? scalars[index - 1] : nil
        let after = index + 1 < scalars.count ? scalars[index + 1] : nil
        let isBeforeDigit = after.map(Self.isDigit) ?? false
        let isAfterDigit = before.map(Self.isDigit) ?? false
        switch self {
        case .strong: return true
        case .frame, .apostrophe: return false
        case .weak: return isBeforeDigit && (isAfterDigit || before == nil)
        case .dash: return isBeforeDigit && isAfterDigit || (before == nil) != (after == nil) && after != "-"
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && UInt8(truncatingIfNeeded: scalar.value).isASCIIDigit
    }

    static let symbols: [UInt8: (word: String, strength: SymbolStrength)] = [
        UInt8(ascii: "+"): ("Plus", .strong),
        UInt8(ascii: "*"): ("Star", .strong),
        UInt8(ascii: "%"): ("Percent", .strong),
        UInt8(ascii: "&"): ("And", .strong),
        UInt8(ascii: "@"): ("At", .strong),
        UInt8(ascii: "#"): ("Number", .strong),
        UInt8(ascii: "="): ("Equals", .strong),
        UInt8(ascii: "<"): ("Less", .strong),
        UInt8(ascii: ">"): ("Greater", .strong),
        UInt8(ascii: "$"): ("Dollar", .strong),
        UInt8(ascii: "!"): ("Exclamation", .strong),
        UInt8(ascii: "?"): ("Question", .strong),
        UInt8(ascii: "~"): ("Tilde", .strong),
        UInt8(ascii: "^"): ("Caret", .strong),
        UInt8(ascii: "|"): ("Bar", .strong),
        UInt8(ascii: "\\"): ("Backslash", .strong),
        UInt8(ascii: "-"): ("Minus", .dash),
        UInt8(ascii: "/"): ("Slash", .weak),
        UInt8(ascii: "."): ("Dot", .weak),
        UInt8(ascii: ":"): ("Colon", .weak),
        UInt8(ascii: ","): ("Comma", .weak),
        UInt8(ascii: ";"): ("Semicolon", .frame),
        UInt8(ascii: "_"): ("Underscore", .frame),
        UInt8(ascii: "("): ("LeftParenthesis", .frame),
        UInt8(ascii: ")"): ("RightParenthesis", .frame),
        UInt8(ascii: "["): ("LeftBracket", .frame),
        UInt8(ascii: "]"): ("RightBracket", .frame),
        UInt8(ascii: "{"): ("LeftBrace", .frame),
        UInt8(ascii: "}"): ("RightBrace", .frame),
        UInt8(ascii: "\""): ("Quote", .frame),
        UInt8(ascii: "`"): ("Backtick", .frame),
        UInt8(ascii: "'"): ("Apostrophe", .apostrophe),
    ]
}
