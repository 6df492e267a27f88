import Core

struct Contradiction {
    /// A source with its word, as it is quoted; nil where it says that there is none.
    struct Word {
        let text: String?
        let source: String
        let place: SourceLocation
    }

    /// Subject of the contradiction: `the type of “size”`.
    let subject: String
    /// The word that is used, then all that are different.
    let words: [Word]

    func report(into diagnostics: inout DiagnosticBag) {
        guard let used = words.first, words.count > 1 else { return }
        var sources: Set<String> = []
        let said = words.map { word in
            let place = sources.insert(word.source).inserted ? "in \(word.source)" : "elsewhere in \(word.source)"
            return "\(Self.quoted(word.text)) \(place)"
        }
        let list = said.dropLast().joined(separator: ", ") + " and " + (said.last ?? "")
        diagnostics.warning(
            .mergeConflict,
            "\(subject) is \(list); \(Self.quoted(used.text)) is used",
            at: used.place,
            notes: words.dropFirst().map { .init("\(Self.quoted($0.text)) is said here", at: $0.place) }
        )
    }

    private static func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }
}

extension [Contradiction.Word] {
    /// The first word; others that do not agree with it are reported.
    @discardableResult
    func agreed(_ subject: String, into diagnostics: inout DiagnosticBag, agree: (String, String) -> Bool) -> String? {
        guard let used = first, let text = used.text else { return nil }
        let others = dropFirst().filter { !agree(text, $0.text ?? "") }
        Contradiction(subject: subject, words: [used] + others).report(into: &diagnostics)
        return text
    }
}

extension Told {
    func word(_ text: String?, at place: SourceLocation) -> Contradiction.Word {
        Contradiction.Word(text: text, source: source.name, place: place)
    }
}
