/// One word, literal or symbol of a Swift file, with what its surroundings say about it.
struct SwiftToken {
    enum Kind {
        /// A name or keyword, also `#available`, `$0` and `_`.
        case word
        case number
        /// A piece of a string literal between its quotes and interpolations.
        case text
        /// A bracket, an operator, `@`, `,`, `:` or `.`.
        case symbol
        /// `#if`, `#elseif`, `#else` or `#endif` with the rest of its line.
        case directive
    }

    let kind: Kind
    /// Without backticks.
    let text: String
    let line: Int
    var isFirstOnLine = false
    var isSpacedBefore = false
    /// In backticks, and so a name whatever it spells.
    var isEscaped = false
    /// The lines of the documentation in front of it.
    var documentation: [String] = []

    func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

    /// A change of the number of brackets that are open.
    var depthChange: Int {
        guard kind == .symbol else { return 0 }
        return ["(", "[", "{"].contains(text) ? 1 : [")", "]", "}"].contains(text) ? -1 : 0
    }

    func isWord(_ word: String) -> Bool { kind == .word && !isEscaped && text == word }

    /// Whether it stands for something that has been declared, for all that the token itself tells.
    var isName: Bool { kind == .word && (isEscaped || !SwiftToken.keywords.contains(text)) && !text.hasPrefix("#") }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "private", "protocol", "public", "static", "struct", "subscript", "typealias",
        "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
        "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is", "nil", "rethrows", "super",
        "self", "Self", "throw", "throws", "true", "try", "await", "_", "some", "any",
    ]
}
