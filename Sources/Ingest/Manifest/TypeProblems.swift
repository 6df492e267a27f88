import Core
import WebModel

/// Type texts that could not be parsed, each reported once with the number of its places.
struct TypeProblems {
    private struct Entry {
        let problem: WebTypeParser.Problem
        var places: Set<SourceLocation>
    }

    private var entries: [String: Entry] = [:]

    mutating func add(_ problem: WebTypeParser.Problem, text: String, at place: SourceLocation) {
        entries[text, default: Entry(problem: problem, places: [])].places.insert(place)
    }

    func report(into diagnostics: inout DiagnosticBag) {
        for (text, entry) in entries {
            guard let first = entry.places.min() else { continue }
            var notes: [Diagnostic.Note] = []
            if entry.places.count > 1 {
                let more = entry.places.count - 1
                notes.append(.init("the same type stands in \(more) more place\(more == 1 ? "" : "s")"))
            }
            diagnostics.warning(
                entry.problem.id,
                "the type “\(TypeProblems.excerpt(of: text))” is kept as text: \(entry.problem.message)",
                at: first,
                notes: notes
            )
        }
    }

    private static func excerpt(of text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 80 ? line.prefix(79) + "…" : line
    }
}
