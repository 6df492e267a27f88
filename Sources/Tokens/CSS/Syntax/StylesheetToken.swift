/// A piece of a stylesheet as CSS Syntax Level 3 cuts it, with the few that SCSS adds.
struct StylesheetToken {
    enum Kind {
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
    let range: Range<Int>

    var start: Int { range.lowerBound }
    var end: Int { range.upperBound }

    var isTrivia: Bool {
        switch kind {
        case .space, .comment, .lineComment: true
        default: false
        }
    }
}
