extension NameSpelling {
    /// `help-text` as the name of a type: `HelpText`. Empty where nothing of the name can be spelled, and not
    /// necessarily an identifier: `2xl` stays `2xl`.
    package func upperCamel(_ webName: String) -> String {
        let name = NameWords(webName).words.map(upper).joined()
        return BoundedName.of(name, for: webName)
    }

    /// `help-text` as the name of a member: `helpText`; an acronym at the begin is small as a whole: `urlPath`.
    package func lowerCamel(_ webName: String) -> String {
        let words = NameWords(webName).words
        guard let first = words.first else { return "" }
        return BoundedName.of(lower(first) + words.dropFirst().map(upper).joined(), for: webName)
    }

    private func upper(_ word: NameWords.Word) -> String {
        words[word.letters.lowercased()] ?? word.letters.prefix(1).uppercased() + word.letters.dropFirst()
    }

    private func lower(_ word: NameWords.Word) -> String {
        if let spelling = words[word.letters.lowercased()] {
            return spelling.utf8.contains(where: \.isLowercaseLetter)
                ? spelling.prefix(1).lowercased() + spelling.dropFirst()
                : spelling.lowercased()
        }
        return word.isCapitals
            ? word.letters.lowercased() : word.letters.prefix(1).lowercased() + word.letters.dropFirst()
    }
}
