package import Core

package struct TextProblem: Error, Sendable, Hashable {
    package let id: DiagnosticID
    package let message: String
    /// Offset in bytes of the text.
    package let offset: Int
    package let suggestion: String?

    package init(_ id: DiagnosticID, _ message: String, at offset: Int, suggestion: String? = nil) {
        self.id = id
        self.message = message
        self.offset = offset
        self.suggestion = suggestion
    }
}
