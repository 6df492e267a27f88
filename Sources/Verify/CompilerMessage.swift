package import Core

/// `file:line:column: error: message`, and the notes that follow it.
package struct CompilerMessage: Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable, CaseIterable {
        case error, warning, note, remark
    }

    package let severity: Severity
    package let message: String
    package let location: SourceLocation?
    package var notes: [Diagnostic.Note] = []
}
