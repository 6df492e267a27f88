import Core

/// A word where one of a few others has to stand, in the command line or in the configuration.
enum UnknownChoice {
    static func mistake(_ word: String, of owner: String, among words: [String]) -> UsageError {
        UsageError(
            "\(owner) can't be “\(word)”; it is one of: \(words.joined(separator: ", "))",
            suggestion: NearestName.of(word, among: words).map { "did you mean \($0)?" }
        )
    }
}
