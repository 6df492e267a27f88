package import Core

/// Message of the compiler: `file:line:column: error: message`, and the notes that follow it.
package struct CompilerMessage: Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable, CaseIterable {
        case error, warning, note, remark
    }

    package let severity: Severity
    package let message: String
    /// Nil where the compiler tells none.
    package let location: SourceLocation?
    package var notes: [Diagnostic.Note] = []
}
