/// Nearly every word that is asked for is in no set, which its length and its first letter tell.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
    private let words: [[UInt8]]
    private var lengths: UInt64 = 0
    private var letters: UInt64 = 0

    init(arrayLiteral words: String...) {
        self.words = words.map { Array($0.utf8) }
        for word in self.words {
            lengths |= 1 << UInt64(word.count)
            letters |= 1 << UInt64(word[0] & 63)
        }
    }

    func contains(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, word.count < 64, lengths & (1 << UInt64(word.count)) != 0,
            letters & (1 << UInt64(first & 63)) != 0
        else { return false }
        return words.contains { $0.elementsEqual(word) }
    }
}

extension WordSet {
    static let `self`: WordSet = ["self"]
    static let `in`: WordSet = ["in"]
    static let `let`: WordSet = ["let"]
    static let async: WordSet = ["async"]
    static let `repeat`: WordSet = ["repeat"]
    static let `where`: WordSet = ["where"]
    static let `while`: WordSet = ["while"]
    static let `switch`: WordSet = ["switch"]
    static let `case`: WordSet = ["case"]
    static let `default`: WordSet = ["default"]
    static let `class`: WordSet = ["class"]
    static let sections: WordSet = ["case", "default"]
    static let shared: WordSet = ["static", "class"]
    /// Words in parentheses behind a modifier.
    static let details: WordSet = ["set", "safe", "unsafe", "get"]
    static let modifiers: WordSet = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "weak", "unowned",
        "override", "required", "convenience", "mutating", "nonmutating", "dynamic", "optional", "indirect", "prefix",
        "postfix", "infix", "nonisolated", "isolated", "distributed", "borrowing", "consuming",
    ]
    /// Words that `class` can stand before in a class.
    static let members: WordSet = ["func", "var", "let", "subscript"]
    /// A line that ends with one of these is not complete.
    static let open: WordSet = [
        "where", "in", "try", "await", "throw", "return", "else", "as", "is", "some", "any", "inout", "let", "var",
        "func", "case", "import", "struct", "class", "enum", "protocol", "extension", "actor", "typealias",
        "associatedtype", "if", "guard", "while", "for", "switch", "do", "repeat", "defer", "catch",
    ]
    /// A line that begins with one of these belongs to the one before.
    static let joining: WordSet = ["else", "catch", "where", "throws", "rethrows", "as", "is", "in"]
    /// Words that a value follows; behind all others `/` may divide.
    static let beforeValue: WordSet = [
        "return", "case", "in", "if", "guard", "while", "where", "try", "await", "throw", "else", "switch", "is", "as",
    ]
}
