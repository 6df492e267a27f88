import Core

/// A pattern for tags: `*` stands for any run of characters, `?` for one.
struct TagPattern: Sendable, Equatable {
    let text: String

    var hasWildcards: Bool { text.contains { $0 == "*" || $0 == "?" } }

    func matches(_ tag: String) -> Bool {
        Glob(text, wildcards: .starAndQuestionMark).matches(tag)
    }
}
