/// A piece of a stylesheet as CSS Syntax Level 3 cuts it, with the few that SCSS adds.
struct StylesheetToken {
    enum Kind: UInt8 {
        case word
        /// A word and the parenthesis behind it.
        case function
        /// `@media`
        case atWord
        /// `#fff`
        case hash
        /// `$name`
        case variable
        /// `#{`
        case interpolation
        case string
        /// Goes on to the end of its line without a closing quote.
        case unclosedString
        /// `url(…)` without quotes.
        case url
        case malformedURL
        case number, percentage, dimension
        case space
        case comment
        /// `// …` without the line break.
        case lineComment
        case unclosedComment
        /// `<!--` and `-->`
        case markupComment
        case colon, semicolon, comma
        case openBrace, closeBrace, openBracket, closeBracket, openParenthesis, closeParenthesis
        case delimiter
        case end
    }

    let kind: Kind
    private let first: UInt32
    private let behind: UInt32

    var start: Int { Int(first) }
    var end: Int { Int(behind) }
    var range: Range<Int> { start..<end }

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        first = UInt32(range.lowerBound)
        behind = UInt32(range.upperBound)
    }

    var isTrivia: Bool {
        switch kind {
        case .space, .comment, .lineComment: true
        default: false
        }
    }
}
