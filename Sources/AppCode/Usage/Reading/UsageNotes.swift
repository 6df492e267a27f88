import Core
import Documents
import WebModel

/// Mistakes in an example, and parts of it that are not in Swift.
struct UsageNotes {
    private(set) var findings: [Diagnostic] = []
    private(set) var absences: [TranslatedMarkup.Absence] = []
    private(set) var tags: Set<String> = []

    mutating func uses(_ tag: String) { tags.insert(tag) }

    mutating func wrong(
        _ id: DiagnosticID,
        _ message: String,
        at place: SourceLocation,
        isWarning: Bool = false,
        notes: [Diagnostic.Note] = [],
        suggestion: String? = nil
    ) {
        findings.append(
            Diagnostic(isWarning ? .warning : .error, id, message, at: place, notes: notes, suggestion: suggestion)
        )
    }

    /// Tells the reason, where the library gives one; nothing of a subject that is not deprecated.
    mutating func deprecated(_ subject: String, _ deprecation: Deprecation?, at place: SourceLocation) {
        guard let deprecation else { return }
        let reason = if case .reason(let text) = deprecation { ": " + VisibleText.trimmed(text) } else { "" }
        wrong(.usageDeprecated, "\(subject) is deprecated\(reason)", at: place, isWarning: true)
    }

    mutating func leftOut(_ subject: String, _ reason: String, at place: SourceLocation) {
        absences.append(.init(place: place, subject: subject, reason: reason, isDecided: true))
    }

    /// Nobody decided to leave the part out.
    mutating func missing(_ subject: String, _ reason: String, at place: SourceLocation) {
        absences.append(.init(place: place, subject: subject, reason: reason, isDecided: false))
    }
}

extension MarkupElement {
    /// `<elvt-button> tone`
    func subject(_ part: String? = nil) -> String { part.map { "<\(name)> \($0)" } ?? "<\(name)>" }
}
