/// How the words of a library are spelled in Swift: acronyms (`url` → `URL`), and words that are really two
/// (`textarea` → `TextArea`).
package struct NameSpelling: Sendable, Hashable {
    /// By the word in lower case.
    package var words: [String: String]

    package init(words: [String: String] = [:]) {
        self.words = words
    }
}
