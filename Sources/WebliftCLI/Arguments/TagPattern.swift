import SourceText

/// A pattern for tags: `*` stands for any run of characters, `?` for one.
struct TagPattern: Sendable, Equatable {
    let text: String

    func matches(_ tag: String) -> Bool {
        Glob(text, wildcards: .starAndQuestionMark).matches(tag)
    }
}
