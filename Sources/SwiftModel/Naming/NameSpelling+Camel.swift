extension NameSpelling {
    /// `help-text` as the name of a type: `HelpText`. Empty where nothing of the name can be spelled, and not
    /// necessarily an identifier: `2xl` stays `2xl`.
    package func upperCamel(_ webName: String) -> String {
        upperCamel(NameWords(webName), of: webName)
    }

    /// `help-text` as the name of a member: `helpText`; an acronym at the begin is small as a whole: `urlPath`.
    package func lowerCamel(_ webName: String) -> String {
        lowerCamel(NameWords(webName), of: webName)
    }

    /// For who needs a name in both spellings and has its words.
    func upperCamel(_ name: NameWords, of webName: String) -> String {
        var result = ""
        for word in name.words { result += upper(word) }
        return BoundedName.of(result, for: webName)
    }

    func lowerCamel(_ name: NameWords, of webName: String) -> String {
        guard let first = name.words.first else { return "" }
        var result = lower(first)
        for word in name.words.dropFirst() { result += upper(word) }
        return BoundedName.of(result, for: webName)
    }

    private func upper(_ word: NameWords.Word) -> String {
        spelling(of: word) ?? word.letters.withFirstLetter(capital: true)
    }

    private func spelling(of word: NameWords.Word) -> String? {
        words.isEmpty ? nil : words[word.letters.lowercased()]
    }

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
