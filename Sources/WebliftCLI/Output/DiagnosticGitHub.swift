import SourceText

/// Diagnostics as annotations of a GitHub workflow, one line each; the most severe first, for GitHub shows only the first few.
enum DiagnosticGitHub {
    static func print(_ diagnostics: [Diagnostic]) -> [UInt8] {
        var text = ""
        for severity in Severity.allCases {
            for diagnostic in diagnostics where diagnostic.severity == severity { text += line(diagnostic) + "\n" }
        }
        return Array(text.utf8)
    }

    private static func line(_ diagnostic: Diagnostic) -> String {
        var properties: [String] = []
        if let place = diagnostic.location {
            properties.append("file=\(WorkflowText.property(place.file.published))")
            properties.append("line=\(place.line)")
            properties.append("col=\(place.column)")
        }
        properties.append("title=\(WorkflowText.property(diagnostic.id.rawValue))")
        let message = [diagnostic.message, diagnostic.suggestion].compactMap(\.self).joined(separator: "; ")
        return
            "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(WorkflowText.message(message))"
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }
}
