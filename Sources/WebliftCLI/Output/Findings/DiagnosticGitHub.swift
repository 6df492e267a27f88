import SourceText

/// Diagnostics as annotations of a GitHub workflow, one line each; the most severe first, for GitHub shows only the first few.
enum DiagnosticGitHub {
    static func print(_ diagnostics: [Diagnostic]) -> [UInt8] {
        var text = ""
        for severity in Severity.allCases {
            for diagnostic in diagnostics where diagnostic.severity == severity {
                text += WorkflowAnnotation.line(
                    level(severity),
                    diagnostic.id.rawValue,
                    diagnostic.wholeMessage,
                    at: diagnostic.location
                )
            }
        }
        return Array(text.utf8)
    }

    private static func level(_ severity: Severity) -> WorkflowAnnotation.Level {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .notice
        }
    }
}
