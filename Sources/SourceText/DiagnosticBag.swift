/// Collects what the stages have to say. A stage fills it and still returns its value.
package struct DiagnosticBag: Sendable {
    private var diagnostics: [Diagnostic] = []

    package init() {}

    package var isEmpty: Bool { diagnostics.isEmpty }

    package mutating func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    package mutating func error(
        _ id: DiagnosticID,
        _ message: String,
        at location: SourceLocation?,
        notes: [Diagnostic.Note] = [],
        suggestion: String? = nil
    ) {
        add(Diagnostic(.error, id, message, at: location, notes: notes, suggestion: suggestion))
    }

    package mutating func warning(
        _ id: DiagnosticID,
        _ message: String,
        at location: SourceLocation?,
        notes: [Diagnostic.Note] = [],
        suggestion: String? = nil
    ) {
        add(Diagnostic(.warning, id, message, at: location, notes: notes, suggestion: suggestion))
    }

    package mutating func note(
        _ id: DiagnosticID,
        _ message: String,
        at location: SourceLocation?,
        notes: [Diagnostic.Note] = [],
        suggestion: String? = nil
    ) {
        add(Diagnostic(.note, id, message, at: location, notes: notes, suggestion: suggestion))
    }

    package mutating func add(contentsOf other: DiagnosticBag) {
        diagnostics.append(contentsOf: other.diagnostics)
    }

    /// Everything once, in the order of printing.
    package var sorted: [Diagnostic] {
        var result: [Diagnostic] = []
        result.reserveCapacity(diagnostics.count)
        for diagnostic in diagnostics.sorted() where result.last != diagnostic {
            result.append(diagnostic)
        }
        return result
    }

    package var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error }
    }

    package func count(of severity: Severity) -> Int {
        sorted.count { $0.severity == severity }
    }

    /// Turns the warnings whose id begins with `prefix` into errors; an empty prefix means all of them.
    package mutating func promoteWarnings(withPrefix prefix: String) {
        for index in diagnostics.indices
        where diagnostics[index].severity == .warning && diagnostics[index].id.rawValue.hasPrefix(prefix) {
            diagnostics[index].severity = .error
        }
    }
}
