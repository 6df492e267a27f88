/// Number of diagnostics of one kind.
package struct DiagnosticCount: Sendable, Equatable {
    package let severity: Severity
    package let id: DiagnosticID
    package let count: Int

    package init(severity: Severity, id: DiagnosticID, count: Int) {
        self.severity = severity
        self.id = id
        self.count = count
    }
}
