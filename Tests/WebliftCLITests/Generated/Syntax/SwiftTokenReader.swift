/// Walks over tokens, one after another or over what is in brackets at once.
struct SwiftTokenReader {
    private let tokens: ArraySlice<SwiftToken>
    private(set) var index: Int

    init(_ tokens: ArraySlice<SwiftToken>) {
        self.tokens = tokens
        index = tokens.startIndex
    }

    var isAtEnd: Bool { index >= tokens.endIndex }
    var current: SwiftToken? { isAtEnd ? nil : tokens[index] }
    var rest: ArraySlice<SwiftToken> { tokens[index...] }

    func peek(_ distance: Int) -> SwiftToken? { index + distance < tokens.endIndex ? tokens[index + distance] : nil }

    func slice(from start: Int) -> ArraySlice<SwiftToken> { tokens[start..<index] }

    mutating func advance() { if !isAtEnd { index += 1 } }

    mutating func next() -> SwiftToken? {
        defer { advance() }
        return current
    }

    /// Goes behind the bracket that closes the one it stands at, and returns what is between them.
    mutating func readBrackets(_ open: String, _ close: String) -> ArraySlice<SwiftToken> {
        let start = index + 1
        var depth = 0
        while let token = current {
            if token.isSymbol(open) { depth += 1 }
            if token.isSymbol(close) { depth -= 1 }
            advance()
            if depth == 0 { return tokens[start..<(index - 1)] }
        }
        return tokens[min(start, tokens.endIndex)...]
    }

    mutating func readAttributes() -> [SwiftAttribute] {
        var attributes: [SwiftAttribute] = []
        while current?.isSymbol("@") == true {
            advance()
            var name = next()?.text ?? ""
            while current?.isSymbol(".") == true, let part = peek(1), part.kind == .word {
                name += "." + part.text
                advance()
                advance()
            }
            var arguments: ArraySlice<SwiftToken> = []
            if let token = current, token.isSymbol("("), !token.isSpacedBefore { arguments = readBrackets("(", ")") }
            attributes.append(SwiftAttribute(name: name, arguments: arguments.map(\.text)))
        }
        return attributes
    }
}
