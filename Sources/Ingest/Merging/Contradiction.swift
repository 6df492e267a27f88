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
    let used: Word
    let others: [Word]

    func report(into diagnostics: inout DiagnosticBag) {
        guard !others.isEmpty else { return }
        var sources: Set<String> = []
        let words = ([used] + others).map { word in
            let place = sources.insert(word.source).inserted ? "in \(word.source)" : "elsewhere in \(word.source)"
            return "\(Self.quoted(word.text)) \(place)"
        }
        let list = words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
        diagnostics.warning(
            .mergeConflict,
            "\(subject) is \(list); \(Self.quoted(used.text)) is used",
            at: used.place,
            notes: others.map { .init("\(Self.quoted($0.text)) is said here", at: $0.place) }
        )
    }

    private static func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }
}

extension Told {
    func word(_ text: String?, at place: SourceLocation) -> Contradiction.Word {
        Contradiction.Word(text: text, source: source.name, place: place)
    }
}
