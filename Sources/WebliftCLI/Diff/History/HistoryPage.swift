import Core
import Documents
import Releases
import Reports

struct HistoryPage {
    private static let rowHeight = 26
    /// Start of the bars, and the length of the longest.
    private static let nameEnd = 196
    private static let barStart = 208
    private static let barLength = 452

    let history: ReleaseHistory

    func print(into diagnostics: inout DiagnosticBag) -> [UInt8]? {
        PageTemplates.page("site/history", of: .site, data, into: &diagnostics)
    }

    private var data: TemplateValue {
        let title = "Releases \(TerminalText.line(history.span))"
        let library = history.library.map { TerminalText.line($0) }
        return [
            "pageTitle": .string([title, library].compactMap(\.self).joined(separator: " · ")),
            "library": library.map { ["text": .string($0)] } ?? .null,
            "heading": .string(title),
            "height": .string("\(history.steps.count * Self.rowHeight + 4)"),
            "legend": .list(
                ReleaseHistory.shown.map { ["severity": .string($0.rawValue), "title": .string($0.heading)] }
            ),
            "bars": .list(history.steps.enumerated().map { bar($1, at: $0) }),
            "columns": .lines(ReleaseHistory.columns.map(\.heading)),
            "rows": .list(history.steps.map(row)),
            "breaks": .list(history.steps.filter { !$0.breaks.isEmpty }.map(breaks)),
        ]
    }

    private func bar(_ step: ReleaseHistory.Step, at index: Int) -> TemplateValue {
        let top = index * Self.rowHeight + 6
        var count = 0
        let parts = ReleaseHistory.shown.filter { step.changes.count($0) > 0 }.map { severity -> TemplateValue in
            let start = length(count)
            count += step.changes.count(severity)
            return [
                "severity": .string(severity.rawValue), "x": .string("\(Self.barStart + start)"),
                "y": .string("\(top)"),
                "width": .string("\(max(2, length(count) - start - 1))"),
            ]
        }
        return [
            "name": .string(Self.shortened(TerminalText.line(step.to))), "nameEnd": .string("\(Self.nameEnd)"),
            "baseline": .string("\(top + 12)"), "barEnd": .string("\(Self.barStart + length(count) + 6)"),
            "count": .string("\(count)"), "parts": .list(parts),
        ]
    }

    private func length(_ count: Int) -> Int { count * Self.barLength / max(history.most, 1) }

    /// The table has all of the name.
    private static func shortened(_ name: String) -> String { name.count <= 24 ? name : name.prefix(23) + "…" }

    private func row(_ step: ReleaseHistory.Step) -> TemplateValue {
        [
            "from": .string(TerminalText.line(step.from)), "to": .string(TerminalText.line(step.to)),
            "figures": .lines(ReleaseHistory.columns.map { "\(step.changes.count($0))" }),
            "advice": .string(VersionAdvice(step.changes).part),
            "small": step.smallVersion.map { ["text": .string("\($0) is too small")] } ?? .null,
        ]
    }

    private func breaks(_ step: ReleaseHistory.Step) -> TemplateValue {
        [
            "title": .string(TerminalText.line("\(step.from) → \(step.to)")),
            "lines": .lines(step.breaks.map(TerminalText.line)),
        ]
    }
}
