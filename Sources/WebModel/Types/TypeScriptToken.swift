struct TypeScriptToken: Sendable {
    enum Kind: UInt8, Sendable {
        case word
        /// `light-blue`, `2xl`: a value in a set of unquoted words, and nothing else.
        case looseWord
        case string, template, number, bigint
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace, less, greater
        case pipe, ampersand, comma, semicolon, colon, question, equals, arrow, dot, ellipsis, minus, plus, star, bang
        case end
    }

    let kind: Kind
    /// Whether a line ends between the token before and this one; in object types that separates members.
    let hasLineBreakBefore: Bool
    let start: Int
    let end: Int
    /// The index of the closing bracket, for an opening one. It tells `(A | B)` from `(a) => B` without trying both.
    var partner = 0
}

extension TypeScriptToken.Kind {
    var beginsType: Bool {
        switch self {
        case .word, .looseWord, .string, .template, .number, .bigint, .minus, .star, .bang, .question: true
        case .leftParenthesis, .leftBracket, .leftBrace, .less: true
        default: false
        }
    }
}
