import Core

/// Problem of a cell: the diagnostic without its severity, for all of them are errors.
struct CellProblem: Error {
    let id: DiagnosticID
    let message: String
    let location: SourceLocation
    let suggestion: String?
    /// Whether it has been told already.
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
