extension NameSpelling {
    /// `help-text` as the name of a type: `HelpText`. Empty where nothing of the name can be spelled, and not
    /// necessarily an identifier: `2xl` stays `2xl`.
    package func upperCamel(_ webName: String) -> String {
        if let plain = plainCamel(webName, isCapitalized: true) { return plain }
        var result = ""
        for word in NameWords(webName).words { result += upper(word) }
        return BoundedName.of(result, for: webName)
    }

    /// `help-text` as the name of a member: `helpText`; an acronym at the begin is small as a whole: `urlPath`.
    package func lowerCamel(_ webName: String) -> String {
        if let plain = plainCamel(webName, isCapitalized: false) { return plain }
        let words = NameWords(webName).words
        guard let first = words.first else { return "" }
        var result = lower(first)
        for word in words.dropFirst() { result += upper(word) }
        return BoundedName.of(result, for: webName)
    }

    /// The name where no word of it can have a spelling of its own; nil for all others.
    private func plainCamel(_ webName: String, isCapitalized: Bool) -> String? {
        guard words.isEmpty, let name = KebabName(webName) else { return nil }
        return BoundedName.of(name.camel(isCapitalized: isCapitalized), for: webName)
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
