import Core
import Releases

struct HistoryText {
    private static let barWidth = 24
    /// JSON has all breaks.
    private static let mostBreaks = 5

    let palette: Palette

    func print(_ history: ReleaseHistory) -> [UInt8] {
        let name = history.library.map { "\(TerminalText.line($0)) " } ?? ""
        var lines = [palette.paint("\(name)\(TerminalText.line(history.span))", .bold), ""]
        lines += table(history)
        for step in history.steps where !step.breaks.isEmpty {
            lines += ["", palette.paint(TerminalText.line("\(step.from) → \(step.to)"), .bold)]
            lines += step.breaks.prefix(Self.mostBreaks).map { "  \(TerminalText.line($0))" }
            if step.breaks.count > Self.mostBreaks {
                lines.append("  … and \(step.breaks.count - Self.mostBreaks) more")
            }
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func table(_ history: ReleaseHistory) -> [String] {
        let names = history.steps.map { TerminalText.line($0.to) }
        let width = max("Release".count, names.map(\.count).max() ?? 0)
        let columns = ReleaseHistory.columns
        let head = (["Release".padded(to: width)] + columns.map { $0.heading.lowercased() } + ["asks for"])
            .joined(separator: "  ")
        return [palette.paint(head, .dim)]
            + zip(history.steps, names).map { step, name in
                let figures = columns.map { severity in
                    "\(step.changes.count(severity))".rightAligned(to: severity.heading.count)
                }
                let advice = VersionAdvice(step.changes).part.padded(to: "asks for".count)
                let small = step.smallVersion.map { "  too small: \($0)" } ?? ""
                return ([name.padded(to: width)] + figures + [advice, bar(step, history.most)])
                    .joined(separator: "  ") + palette.paint(small, .red)
            }
    }

    /// Scale of all releases; the breaking part is filled.
    private func bar(_ step: ReleaseHistory.Step, _ most: Int) -> String {
        var drawn = 0
        var count = 0
        let parts = zip(ReleaseHistory.shown, ["█", "▒", "░"]).map { severity, sign in
            count += step.changes.count(severity)
            // A single change has to be visible in the bar.
            let end = count == 0 ? 0 : max(1, count * Self.barWidth / max(most, 1))
            defer { drawn = max(drawn, end) }
            return String(repeating: sign, count: max(0, end - drawn))
        }
        return parts.joined()
    }
}
