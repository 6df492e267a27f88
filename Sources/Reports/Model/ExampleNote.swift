import AppCode
import Core

enum ExampleNote: Hashable {
    case wrong(String, suggestion: String?)
    /// Part of the markup that is doubtful, or deprecated.
    case doubtful(String, suggestion: String?)
    /// A row of the matrix leaves it out.
    case leftOut(subject: String, reason: String)
    case notTranslated(subject: String, reason: String)
    case refused(String)

    /// Names each once.
    static func all(of example: DocumentedExample) -> [ExampleNote] {
        var seen: Set<ExampleNote> = []
        return told(of: example).filter { seen.insert($0).inserted }
    }

    private static func told(of example: DocumentedExample) -> [ExampleNote] {
        switch example.outcome {
        case .refused(let reason): return [.refused(reason)]
        case .translated(let markup):
            let findings = markup.findings.map { finding -> ExampleNote in
                finding.severity == .error
                    ? .wrong(finding.message, suggestion: finding.suggestion)
                    : .doubtful(finding.message, suggestion: finding.suggestion)
            }
            let absences = markup.absences.map { absence -> ExampleNote in
                absence.isDecided
                    ? .leftOut(subject: absence.subject, reason: absence.reason)
                    : .notTranslated(subject: absence.subject, reason: absence.reason)
            }
            let nothing: [ExampleNote] =
                markup.swiftUI == nil && absences.isEmpty ? [.refused("None of it is a view in Swift.")] : []
            return findings + absences + nothing
        }
    }
}

extension DocumentedExample {
    /// Position, where the source has no name.
    func title(at index: Int) -> String { title ?? "Example \(index + 1)" }
}

extension ComponentExamples {
    /// Counts examples that are not shown; nil where all are.
    var remark: String? {
        guard more > 0 else { return nil }
        return more == 1
            ? "One more example is not shown here; “weblift usage” translates it."
            : "\(more) more examples are not shown here; “weblift usage” translates them."
    }
}
