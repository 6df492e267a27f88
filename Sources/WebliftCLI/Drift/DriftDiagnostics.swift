import AppCode
import Core

/// Findings as diagnostics, for programs that show diagnostics of any tool.
enum DriftDiagnostics {
    static func all(of report: DriftReport) -> [Diagnostic] {
        report.findings.filter { $0.acceptance == nil }.map { finding in
            let isNote = finding.rule.severity == .note
            return Diagnostic(
                isNote ? .note : .error,
                isNote ? .driftNote : .driftFound,
                "<\(finding.tag)>: \(finding.message) [\(finding.rule.id)]",
                at: finding.place,
                suggestion: finding.suggestion
            )
        }
    }
}
