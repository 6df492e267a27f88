/// Why a document can't be read, as the scanner sees it; `JSONReport` puts it into words.
struct JSONSyntaxError: Error {
    enum Problem: Equatable {
        case expected(Expectation)
        case controlCharacter
        case leadingZero
        case notUTF8
        case tooDeep
    }

    /// Input that could stand at the place instead; the raw value is the end of "expected …".
    enum Expectation: String {
        case value = "a value"
        case valueOrArrayEnd = "a value or ']'"
        case valueAfterComma = "a value after ','"
        case keyOrObjectEnd = "a key in double quotes or '}'"
        case keyAfterComma = "a key in double quotes after ','"
        case colon = "':' after the key"
        case commaOrArrayEnd = "',' or ']'"
        case commaOrObjectEnd = "',' or '}'"
        case nothing = "nothing more after the value"
        case closingQuote = "the closing quote"
        case escape = "one of \" \\ / b f n r t u after '\\'"
        case hexadecimalDigit = "four hexadecimal digits after '\\u'"
        case digit = "a digit"
        case literalTrue = "'true'"
        case literalFalse = "'false'"
        case literalNull = "'null'"
    }

    /// Token that the place is in the middle of, below the level of arrays and objects.
    enum Token: String {
        case string, number, word
    }

    let problem: Problem
    let offset: Int
    var token: (kind: Token, start: Int)?

    init(_ problem: Problem, at offset: Int, in token: Token? = nil, from start: Int = 0) {
        self.problem = problem
        self.offset = offset
        self.token = token.map { ($0, start) }
    }

    var asNotUTF8: JSONSyntaxError { JSONSyntaxError(.notUTF8, at: offset, in: token?.kind, from: token?.start ?? 0) }
}
