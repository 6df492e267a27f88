/// Collects what the stages have to say. A stage fills it and still returns its value.
///
/// Of each kind only so many are kept, and the others counted: a hostile input of a few megabytes can earn millions.
package struct DiagnosticBag: Sendable {
    /// The most diagnostics of one id and severity. No real input comes near.
    package static let limit = 5000

    private struct Kind: Hashable {
        let id: DiagnosticID
        var severity: Severity
    }

    /// Diagnostics that were not kept.
    private struct Surplus {
        var count: Int
        let first: SourceLocation?
    }

    private var diagnostics: [Diagnostic] = []
    private var keptCounts: [Kind: Int] = [:]
    private var surplus: [Kind: Surplus] = [:]

    package init() {}

    package var isEmpty: Bool { diagnostics.isEmpty }

    package mutating func add(_ diagnostic: Diagnostic) {
        let kind = Kind(id: diagnostic.id, severity: diagnostic.severity)
        let count = keptCounts[kind, default: 0]
        guard count < DiagnosticBag.limit else {
            surplus[kind, default: Surplus(count: 0, first: diagnostic.location)].count += 1
            return
        }
        keptCounts[kind] = count + 1
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
        for diagnostic in other.diagnostics { add(diagnostic) }
        for (kind, more) in other.surplus {
            surplus[kind, default: Surplus(count: 0, first: more.first)].count += more.count
        }
    }

    /// Everything once, in the order of printing, with a line for what was not kept.
    package var sorted: [Diagnostic] {
        let summaries = surplus.map { kind, more in
            Diagnostic(
                kind.severity,
                kind.id,
                "from here on, \(more.count) more diagnostics of this kind were found and are not shown",
                at: more.first
            )
        }
        var result: [Diagnostic] = []
        result.reserveCapacity(diagnostics.count + summaries.count)
        for diagnostic in (diagnostics + summaries).sorted() where result.last != diagnostic {
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
        keptCounts = DiagnosticBag.promoted(keptCounts, withPrefix: prefix, combining: +)
        surplus = DiagnosticBag.promoted(surplus, withPrefix: prefix) {
            Surplus(count: $0.count + $1.count, first: [$0.first, $1.first].compactMap(\.self).min())
        }
    }

    private static func promoted<Value>(
        _ values: [Kind: Value],
        withPrefix prefix: String,
        combining combine: (Value, Value) -> Value
    ) -> [Kind: Value] {
        let pairs = values.map { kind, value in
            let isPromoted = kind.severity == .warning && kind.id.rawValue.hasPrefix(prefix)
            return (Kind(id: kind.id, severity: isPromoted ? .error : kind.severity), value)
        }
        return Dictionary(pairs, uniquingKeysWith: combine)
    }
}
