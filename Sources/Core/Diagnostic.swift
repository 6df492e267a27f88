package struct Diagnostic: Sendable, Hashable {
    package struct Note: Sendable, Hashable {
        package let message: String
        package let location: SourceLocation?

        package init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    package var severity: Severity
    package let id: DiagnosticID
    package let message: String
    package let location: SourceLocation?
    package let notes: [Note]
    package let suggestion: String?

    package init(
        _ severity: Severity,
        _ id: DiagnosticID,
        _ message: String,
        at location: SourceLocation?,
        notes: [Note] = [],
        suggestion: String? = nil
    ) {
        self.severity = severity
        self.id = id
        self.message = message
        self.location = location
        self.notes = notes
        self.suggestion = suggestion
    }
}

extension Diagnostic: Comparable {
    /// Compares everything, so that the order never depends on the order of stages and equal diagnostics are neighbors.
    package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.location != right.location { return precedes(left.location, right.location) }
        if left.id != right.id { return left.id.rawValue < right.id.rawValue }
        if left.message != right.message { return left.message < right.message }
        if left.severity != right.severity { return left.severity.rawValue < right.severity.rawValue }
        if left.suggestion != right.suggestion { return precedes(left.suggestion, right.suggestion) }
        return left.notes.lexicographicallyPrecedes(right.notes) { left, right in
            if left.location != right.location { return precedes(left.location, right.location) }
            return left.message < right.message
        }
    }

    private static func precedes<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool {
        guard let right else { return false }
        return left.map { $0 < right } ?? true
    }
}

extension [Diagnostic.Note] {
    package func shown(atMost most: Int) -> [Diagnostic.Note] {
        count > most ? prefix(most) + [Diagnostic.Note("and \(count - most) more")] : self
    }
}

extension [String] {
    /// Lists them for a sentence: `a, b and 3 more`.
    package func listed(atMost most: Int) -> String {
        prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
    }
}
