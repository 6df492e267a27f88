import Core

struct DesignTokenProblem: Error {
    let id: DiagnosticID
    let message: String
    let location: SourceLocation
    var suggestion: String?

    init(_ id: DiagnosticID, _ message: String, at location: SourceLocation, suggestion: String? = nil) {
        self.id = id
        self.message = message
        self.location = location
        self.suggestion = suggestion
    }

    static func value(_ message: String, at location: SourceLocation, suggestion: String? = nil) -> DesignTokenProblem {
        DesignTokenProblem(.tokensValue, message, at: location, suggestion: suggestion)
    }

    static func resolver(
        _ message: String,
        at location: SourceLocation,
        suggestion: String? = nil
    ) -> DesignTokenProblem {
        DesignTokenProblem(.tokensResolver, message, at: location, suggestion: suggestion)
    }

    static func alias(_ message: String, at location: SourceLocation) -> DesignTokenProblem {
        DesignTokenProblem(.tokensAlias, message, at: location)
    }
}

extension DiagnosticBag {
    mutating func add(_ problem: DesignTokenProblem) {
        warning(problem.id, problem.message, at: problem.location, suggestion: problem.suggestion)
    }
}
