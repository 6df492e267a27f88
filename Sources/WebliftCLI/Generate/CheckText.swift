import Core
import Package

/// Findings of a check, for people: one line a file, and a last line with the totals.
enum CheckText {
    private static let width = CheckFinding.Kind.allCases.map(\.rawValue.count).max() ?? 0

    /// Lists API that people's edits took away from callers: it is theirs to do so, and nobody else would tell.
    static func print(_ narrowed: [NarrowedFile]) -> String {
        narrowed.map { file in
            let head = "narrowed" + String(repeating: " ", count: width - 6) + TerminalText.name(file.path.description)
            let lost = file.lost.map { "  - \(TerminalText.line($0))" }
            return ([head] + lost).map { $0 + "\n" }.joined()
        }.joined()
    }

    static func print(_ findings: [CheckFinding]) -> String {
        let lines = findings.map { finding in
            let kind = finding.kind.rawValue
            let gap = String(repeating: " ", count: width - kind.count + 2)
            let reason = finding.step.flatMap(StepReasonText.text).map { "  (\($0))" } ?? ""
            return kind + gap + TerminalText.name(finding.path.description) + reason + "\n"
        }
        let totals = CheckFinding.Kind.allCases.compactMap { kind in
            let count = findings.count { $0.kind == kind }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        return lines.joined() + Count.of("file", findings.count) + ": " + totals.joined(separator: ", ") + "\n"
    }
}
