/// Collects the diagnostics of the stages. Of each kind only the first so many are kept, and the others counted: a
/// hostile input of a few megabytes can earn millions.
package struct DiagnosticBag: Sendable {
    /// The most diagnostics of one id and severity. No real input comes near.
    package static let limit = 5000

    private struct Kind: Hashable {
        let id: DiagnosticID
        let severity: Severity
    }

    private var piles: [Kind: DiagnosticPile] = [:]

    package init() {}

    package var isEmpty: Bool { piles.isEmpty }

    package mutating func add(_ diagnostic: Diagnostic) {
        piles[Kind(id: diagnostic.id, severity: diagnostic.severity), default: DiagnosticPile()].add(diagnostic)
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
        for (kind, pile) in other.piles { piles[kind, default: DiagnosticPile()].add(contentsOf: pile) }
    }

    /// Each diagnostic once, in the order of printing, with a line for diagnostics that were not kept.
    package var sorted: [Diagnostic] { piles.values.flatMap(\.sorted).sorted() }

    package var groups: [DiagnosticGroup] {
        Severity.allCases.flatMap { severity in
            piles.filter { $0.key.severity == severity }
                .map { $0.value.group(severity, $0.key.id) }
                .sorted { $0.id.rawValue < $1.id.rawValue }
        }
    }

    package func count(of severity: Severity) -> Int {
        groups.filter { $0.severity == severity }.reduce(0) { $0 + $1.count }
    }

    /// The errors alone, for an input from before: everything else was told when it was new.
    package var errors: DiagnosticBag {
        var errors = DiagnosticBag()
        errors.piles = piles.filter { $0.key.severity == .error }
        return errors
    }

    package var hasErrors: Bool { piles.keys.contains { $0.severity == .error } }

    /// Whether an error makes all that comes after it wrong. An item that is left out makes nothing else so.
    package var hasStoppingErrors: Bool { piles.keys.contains { $0.severity == .error && !$0.id.leavesOutAnItem } }

    package mutating func promoteWarnings(withPrefix prefix: String) {
        for (kind, pile) in piles where kind.severity == .warning && kind.id.rawValue.hasPrefix(prefix) {
            piles[kind] = nil
            piles[Kind(id: kind.id, severity: .error), default: DiagnosticPile()].add(contentsOf: pile.asErrors)
        }
    }
}

/// A bad item never stops a library: an error means that the whole is wrong, as where a file has the wrong form, or
/// that a person's instructions for this program can't be followed. An item that is left out, or taken for something
/// that it may not be, is a warning. A note is for readers that want to know everything.
package enum Severity: String, Sendable, Hashable, CaseIterable {
    case error
    case warning
    case note
}
