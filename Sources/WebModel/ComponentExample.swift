package import Core

/// Code in the documentation of a component: as a rule, how it is used.
package struct ComponentExample: Sendable, Equatable {
    /// Text above it, without marks; nil where there is none.
    package var title: String?
    /// Language of the code in the words of the source, in lower case: `html`, `tsx`. Empty where it says nothing.
    package var language: String
    package var code: String
    /// Place of its first line; of the whole text where the code is a part of a string.
    package var source: SourceLocation
    /// Whether its lines are lines of the file.
    package var hasLinesOfFile = false

    package init(title: String?, language: String, code: String, source: SourceLocation) {
        self.title = title
        self.language = language
        self.code = code
        self.source = source
    }
}
