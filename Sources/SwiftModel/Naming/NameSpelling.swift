/// Swift spelling of acronyms (`url` → `URL`), and of words that are really two (`textarea` → `TextArea`).
package struct NameSpelling: Sendable, Hashable {
    /// Spellings by the word in lower case.
    package var words: [String: String]

    package init(words: [String: String] = [:]) {
        self.words = words
    }
}

extension NameSpelling {
    /// `help-text` becomes `HelpText`. Empty where nothing can be spelled; may be no identifier: `2xl` stays `2xl`.
    package func upperCamel(_ webName: String) -> String {
        var result = ""
        for word in NameWords(webName).words { result += upper(word) }
        return BoundedName.of(result, for: webName)
    }

    /// `help-text` as the name of a member: `helpText`; an acronym at the begin is small as a whole: `urlPath`.
    package func lowerCamel(_ webName: String) -> String {
        let words = NameWords(webName).words
        guard let first = words.first else { return "" }
        var result = lower(first)
        for word in words.dropFirst() { result += upper(word) }
        return BoundedName.of(result, for: webName)
    }

    private func upper(_ word: NameWords.Word) -> String {
        spelling(of: word) ?? word.letters.withFirstLetter(capital: true)
    }

    private func spelling(of word: NameWords.Word) -> String? { words.isEmpty ? nil : words[word.letters.lowercased()] }

    private func lower(_ word: NameWords.Word) -> String {
        if let spelling = spelling(of: word) {
            return spelling.utf8.contains(where: \.isLowercaseLetter)
                ? spelling.withFirstLetter(capital: false)
                : spelling.lowercased()
        }
        return word.isCapitals
            ? word.letters.lowercased() : word.letters.withFirstLetter(capital: false)
    }
}

/// Keeps names within a length that people and file systems bear.
enum BoundedName {
    static let longest = 80

    /// The name, or its begin and a hash of all of `original`, so that two long names that differ stay different.
    static func of(_ name: String, for original: String) -> String {
        guard name.utf8.count > longest else { return name }
        let hash = hash(of: original)
        return String(decoding: name.utf8.prefix(longest - hash.utf8.count), as: UTF8.self) + hash
    }

    /// FNV-1a, as hashes of the standard library differ in every run; a letter parts it from a number before it.
    private static func hash(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return "x" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
