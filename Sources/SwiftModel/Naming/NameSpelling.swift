/// Swift spelling of the words of a library: acronyms (`url` → `URL`), and words that are really two
/// (`textarea` → `TextArea`).
package struct NameSpelling: Sendable, Hashable {
    /// Spellings by the word in lower case.
    package var words: [String: String]

    package init(words: [String: String] = [:]) {
        self.words = words
    }
}
