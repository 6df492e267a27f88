import WebModel

enum SpelledName {
    /// Yields one key for `topStart`, `top-start` and `start_top`.
    static func key(_ name: String) -> String {
        let words = words(of: name)
        return words.isEmpty ? name : words.sorted().joined(separator: " ")
    }

    /// Lowercases the words and keeps their order: `top`, `start`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasLower = false
        for character in name {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                wasLower = false
                continue
            }
            if character.isUppercase, wasLower {
                words.append(word)
                word = ""
            }
            wasLower = !character.isUppercase
            word += character.lowercased()
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
