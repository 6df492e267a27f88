import Core

/// The last line of each run: its result, the number of diagnostics above it, and the next step.
struct ClosingLine: Equatable {
    /// Result of the run: `293 files for 32 components in out`.
    let text: String
    /// A command to run, or another thing to do; nil where nothing is left to do.
    let next: String?

    /// `weblift generate: 293 files in out; 2 warnings. Next: weblift verify out`
    func line(of command: String, _ diagnostics: DiagnosticBag) -> String {
        let counts = [Severity.error, .warning].compactMap { severity in
            let count = diagnostics.count(of: severity)
            return count == 0 ? nil : Count.of(severity.rawValue, count)
        }
        let parts = [text] + (counts.isEmpty ? [] : [counts.joined(separator: ", ")])
        let next = next.map { ". Next: \($0)" } ?? ""
        return TerminalText.line("weblift \(command): \(parts.joined(separator: "; "))\(next)")
    }
}
