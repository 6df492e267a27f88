/// Makes bytes of all characters of a web name first (letters, digits and breaks), then cuts them where a break stands
/// and where camel case begins a word.
struct NameWords {
    struct Word: Equatable {
        var letters: String
        /// Whether it is a run of capitals: `HTML`, `URLs`.
        var isCapitals: Bool
    }

    private(set) var words: [Word] = []

    /// More letters than any identifier keeps; the rest of a name is only in its hash.
    static let enough = 400

    /// A break that the name has, and one that only we see, as beside a symbol that became a word.
    private static let separator = UInt8(ascii: " ")
    private static let seam = UInt8(ascii: "|")

    private var bytes: [UInt8] = []
    private var hasSeparator = false
    private var hasLowercase = false

    init(_ name: String) {
        // Scalars that leave no trace (marks, joiners) must not make a name endless either.
        let scalars = Array(name.unicodeScalars.prefix(Self.enough * 4))
        let hasWords = scalars.contains { ScalarSpelling($0).isWordLike }
        for index in scalars.indices where bytes.count < Self.enough { append(scalars, index, hasWords: hasWords) }
        cut()
        // HELP_TEXT is shouted, HTMLElement is not.
        if hasSeparator, !hasLowercase { words = words.map(Self.calm) }
    }

    private static func calm(_ word: Word) -> Word {
        guard word.isCapitals else { return word }
        return Word(letters: word.letters.prefix(1) + word.letters.dropFirst().lowercased(), isCapitals: false)
    }
}

// MARK: - From scalars to bytes

extension NameWords {
    private mutating func append(_ scalars: [Unicode.Scalar], _ index: Int, hasWords: Bool) {
        if let byte = UInt8(exactly: scalars[index].value), byte.isNameByte {
            if byte.isLowercaseLetter { hasLowercase = true }
            bytes.append(byte)
            return
        }
        if hasWords, Self.isHyphenOfLetters(scalars, index) {
            add(Self.separator)
            return
        }
        switch ScalarSpelling(scalars[index]) {
        case .letters(let letters):
            if letters.utf8.contains(where: \.isLowercaseLetter) { hasLowercase = true }
            bytes += letters.utf8
        case .nothing: break
        case .separator: add(Self.separator)
        case .words(let words): add(words: words)
        case .symbol(let word, let strength):
            if strength.isWord(in: scalars, at: index, hasWords: hasWords) {
                add(words: [word])
            } else if strength != .apostrophe || !hasWords {
                add(Self.separator)
            }
        }
    }

    /// Whether a hyphen only separates words, as it does wherever a letter stands before it and something behind it.
    private static func isHyphenOfLetters(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        guard scalars[index] == "-", index > 0, index + 1 < scalars.count,
            let before = UInt8(exactly: scalars[index - 1].value)
        else { return false }
        return before.isCapitalLetter || before.isLowercaseLetter
    }

    private mutating func add(words: [String]) {
        for word in words {
            add(Self.seam)
            bytes += word.utf8
        }
        add(Self.seam)
    }

    private mutating func add(_ gap: UInt8) {
        if gap == Self.separator, !bytes.isEmpty { hasSeparator = true }
        if let last = bytes.last, last != Self.separator, last != Self.seam { bytes.append(gap) }
    }
}

// MARK: - From bytes to words

extension NameWords {
    private mutating func cut() {
        var start = 0
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == Self.separator || byte == Self.seam {
                finish(start..<index)
                start = index + 1
            } else if index > start, begins(at: index) {
                finish(start..<index)
                start = index
            }
        }
        finish(start..<bytes.count)
    }

    /// Whether camel case begins a word here: behind a small letter or a digit, and at the last capital of several
    /// when a small letter follows (`HTMLElement`), but not in `URLs`.
    private func begins(at index: Int) -> Bool {
        guard bytes[index].isCapitalLetter else { return false }
        guard bytes[index - 1].isCapitalLetter else { return true }
        guard let next = byte(at: index + 1), next.isLowercaseLetter else { return false }
        return next != UInt8(ascii: "s") || byte(at: index + 2)?.isLowercaseLetter == true
    }

    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func finish(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let word = bytes[range]
        let capitals = word.count { $0.isCapitalLetter }
        let small = word.count { $0.isLowercaseLetter }
        let isPlural = capitals > 1 && small == 1 && word.last == UInt8(ascii: "s")
        words.append(
            Word(letters: String(decoding: word, as: UTF8.self), isCapitals: capitals > 0 && (small == 0 || isPlural))
        )
    }
}

/// Kinds of bytes in a name.
extension UInt8 {
    var isCapitalLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    var isLowercaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    package var isNameByte: Bool { isCapitalLetter || isLowercaseLetter || isASCIIDigit }
}

extension String {
    /// Makes the first letter large or small; a text that does not begin with an ASCII letter stays as it is.
    func withFirstLetter(capital: Bool) -> String {
        guard let first = utf8.first, capital ? first.isLowercaseLetter : first.isCapitalLetter else { return self }
        return String(decoding: [first ^ 0x20] + utf8.dropFirst(), as: UTF8.self)
    }
}

extension String {
    /// The words of a name, in small letters: `helpText` and `help-text` are `help` and `text`.
    package var nameWords: [String] { NameWords(self).words.map { $0.letters.lowercased() } }
}
