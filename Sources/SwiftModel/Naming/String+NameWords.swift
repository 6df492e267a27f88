extension String {
    /// The words of a name, in small letters: `helpText` and `help-text` are `help` and `text`.
    package var nameWords: [String] {
        NameWords(self).words.map { $0.letters.lowercased() }
    }
}
