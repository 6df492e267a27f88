import Core

/// Diagnostic without severity: all of these are errors.
struct CellProblem: Error {
    let id: DiagnosticID
    let message: String
    let location: SourceLocation
    let suggestion: String?
    var isTold = false

    init(_ id: DiagnosticID, _ message: String, at location: SourceLocation, suggestion: String? = nil) {
        self.id = id
        self.message = message
        self.location = location
        self.suggestion = suggestion
    }

    init(_ problem: TextProblem, in span: CodeSpan) {
        self.init(problem.id, problem.message, at: span.place(of: problem.offset), suggestion: problem.suggestion)
    }
}
