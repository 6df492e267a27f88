import Core

/// GitHub shows only the first few annotations: the most severe come first.
enum DiagnosticGitHub {
    static func print(_ diagnostics: [Diagnostic]) -> [WorkflowAnnotation] {
        Severity.allCases.flatMap { severity in
            diagnostics.filter { $0.severity == severity }.map { diagnostic in
                WorkflowAnnotation(
                    severity,
                    diagnostic.id.rawValue,
                    diagnostic.wholeMessage,
                    at: diagnostic.location
                )
            }
        }
    }
}
