import Core

/// Reads the value of one declaration, up to its semicolon or the brace behind it.
struct StylesheetValueParser {
    let source: StylesheetSource
    let variables: SassVariables
    var tokenizer: StylesheetTokenizer
    var value = StylesheetValue()
    private var length = 0

    init(_ source: StylesheetSource, from tokenizer: StylesheetTokenizer, variables: SassVariables) {
        self.source = source
        self.tokenizer = tokenizer
        self.variables = variables
    }

    /// The value of a custom property, in which `//` is no comment.
    mutating func readPropertyValue() throws(StylesheetProblem) -> StylesheetValue {
        tokenizer.readsLineComments = false
        defer { tokenizer.readsLineComments = true }
        return try readDeclaration(.plain)
    }

    mutating func readVariableValue() throws(StylesheetProblem) -> StylesheetValue {
        try readDeclaration(.sass)
    }

    /// Reads a value so that the next declaration follows, even after an error.
    private mutating func readDeclaration(_ style: PartList.Style) throws(StylesheetProblem) -> StylesheetValue {
        let start = tokenizer.position
        do {
            return try readValue(style)
        } catch {
            tokenizer.position = error.nextDeclaration ?? start
            if error.nextDeclaration == nil { tokenizer.skipDeclaration() }
            throw error
        }
    }

    private mutating func readValue(_ style: PartList.Style) throws(StylesheetProblem) -> StylesheetValue {
        var list = PartList(style)
        var name: StylesheetToken?
        while true {
            let token = tokenizer.next()
            switch token.kind {
            case .semicolon, .end:
                return value(with: list)
            case .closeBrace:
                tokenizer.position = token.start
                return value(with: list)
            case .delimiter where source.sign(token) == UInt8(ascii: "!"):
                if try readFlag() { return value(with: list) }
                list.append(.other("!"), at: source.location(of: token.start), end: token.end)
            case .colon:
                if let name, tokenizer.beginsLine(name) {
                    throw .missingSemicolon(before: source.quoted(name.range), at: name.start)
                }
                try append(token, to: &list, depth: 0)
            default:
                try append(token, to: &list, depth: 0)
            }
            if !token.isTrivia { name = tokenizer.isDeclarable(token) ? token : nil }
        }
    }

    /// A slash beside variables divides; between plain numbers it is only a slash.
    private func value(with list: PartList) -> StylesheetValue {
        var value = value
        let isDivided = list.style == .sass && value.hasVariables
        value.parts = isDivided ? SassArithmetic.calculated(list.parts, .quotientOfVariables) : list.finished
        return value
    }

    /// Whether the word behind the exclamation mark is one of the flags; then it is read with all behind it.
    private mutating func readFlag() throws(StylesheetProblem) -> Bool {
        let position = tokenizer.position
        var token = tokenizer.nextBehindTrivia()
        guard token.kind == .word, setFlag(token.range) else {
            tokenizer.position = position
            return false
        }
        while true {
            token = tokenizer.nextBehindTrivia()
            switch token.kind {
            case .semicolon, .end: return true
            case .closeBrace:
                tokenizer.position = token.start
                return true
            case .delimiter where source.sign(token) == UInt8(ascii: "!"):
                token = tokenizer.nextBehindTrivia()
                if token.kind == .word, setFlag(token.range) { continue }
            default: break
            }
            tokenizer.position = token.start
            throw .syntax("this follows `!…`, where the value ends; the value is not read", at: token.start)
        }
    }

    private mutating func setFlag(_ word: Range<Int>) -> Bool {
        if source.isWord(word, "important") {
            value.isImportant = true
        } else if source.isWord(word, "default") {
            value.isDefault = true
        } else if source.isWord(word, "global") {
            value.isGlobal = true
        } else {
            return false
        }
        return true
    }

    /// Counts one more part.
    mutating func count(_ token: StylesheetToken) throws(StylesheetProblem) {
        length += 1
        if length > StylesheetLimits.valueLength { throw .tooLong(at: token.start) }
    }
}
