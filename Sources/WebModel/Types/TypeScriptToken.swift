package struct TypeScriptToken: Sendable {
    package enum Kind: UInt8, Sendable {
        /// A word; in code, also the name of a private member with its `#`.
        case word
        /// `light-blue`, `2xl`: a value in a set of unquoted words, and nothing else.
        case looseWord
        case string, template, number, bigint
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace, less, greater
        case pipe, ampersand, comma, semicolon, colon, question, equals, arrow, dot, ellipsis, minus, plus, star, bang
        /// A character that has no meaning in types: an operator of code, text between tags of JSX.
        case other
        case end
    }

    package let kind: Kind
    /// Whether a line ends between the token before and this one; in object types that separates members.
    package let hasLineBreakBefore: Bool
    package let start: Int
    package let end: Int
    /// Range of the JSDoc comment right before the token.
    package let comment: Range<Int>?
    /// The index of the closing bracket for an opening one; of the end of all where it is never closed. It tells
    /// `(A | B)` from `(a) => B` without trying both.
    package internal(set) var partner = 0
}

extension TypeScriptToken.Kind {
    var beginsType: Bool {
        switch self {
        case .word, .looseWord, .string, .template, .number, .bigint, .minus, .star, .bang, .question: true
        case .leftParenthesis, .leftBracket, .leftBrace, .less: true
        default: false
        }
    }

    package var isOpening: Bool { closing != nil }

    /// The bracket that closes this one.
    var closing: Self? {
        switch self {
        case .leftParenthesis: .rightParenthesis
        case .leftBracket: .rightBracket
        case .leftBrace: .rightBrace
        default: nil
        }
    }

    var isClosing: Bool { self == .rightParenthesis || self == .rightBracket || self == .rightBrace }
}

/// A place among the tokens of a text; the last token is of the kind `end`.
package protocol TypeScriptCursor {
    var bytes: [UInt8] { get }
    var tokens: [TypeScriptToken] { get }
    var position: Int { get set }
}

extension TypeScriptCursor {
    package var current: TypeScriptToken { tokens[position] }

    package func peek(_ distance: Int = 1) -> TypeScriptToken { tokens[min(position + distance, tokens.count - 1)] }

    package func isAt(_ kind: TypeScriptToken.Kind, _ distance: Int = 0) -> Bool { peek(distance).kind == kind }

    package func isAt(word: StaticString, _ distance: Int = 0) -> Bool {
        let token = peek(distance)
        guard token.kind == .word, token.end - token.start == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { $0.elementsEqual(bytes[token.start..<token.end]) }
    }

    package mutating func advance() {
        if position < tokens.count - 1 { position += 1 }
    }

    package mutating func accept(_ kind: TypeScriptToken.Kind) -> Bool {
        guard isAt(kind) else { return false }
        advance()
        return true
    }

    package mutating func accept(word: StaticString) -> Bool {
        guard isAt(word: word) else { return false }
        advance()
        return true
    }

    package func text(of token: TypeScriptToken) -> String {
        String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    }
}
