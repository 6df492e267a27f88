import AppCode
import Core

struct DriftText {
    /// Number of lines with figures at the end.
    static let tail = 2

    let palette: Palette

    func print(_ report: DriftReport) -> [UInt8] {
        var lines: [String] = []
        let coverage = Dictionary(report.components.map { ($0.tag, $0) }) { first, _ in first }
        var tag: String?
        for finding in report.findings where finding.acceptance == nil {
            if finding.tag != tag {
                if tag != nil { lines.append("") }
                lines.append(heading(finding.tag, coverage[finding.tag]))
                tag = finding.tag
            }
            lines += self.lines(of: finding)
        }
        if !lines.isEmpty { lines.append("") }
        lines.append(palette.paint(Self.summary(report), .bold))
        lines.append(Self.figures(report))
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func heading(_ tag: String, _ coverage: ComponentCoverage?) -> String {
        let text = palette.paint(TerminalText.line("<\(tag)>"), .bold)
        guard let coverage, let type = coverage.type else { return text }
        return text + "  " + TerminalText.line("\(type), \(coverage.counts.present) of \(coverage.counts.items) items")
    }

    private func lines(of finding: DriftFinding) -> [String] {
        let isNote = finding.rule.severity == .note
        let severity = isNote ? "note      " : "difference"
        var lines = [
            "  \(palette.paint(severity, isNote ? .dim : .red))  \(TerminalText.line(finding.message))"
                + "  \(palette.paint("[\(finding.rule.id)]", .dim))"
        ]
        if let place = finding.swiftPlace { lines.append(entry("Swift", PrintedPlace.text(place))) }
        if let place = finding.webPlace { lines.append(entry("web", PrintedPlace.text(place))) }
        if let line = finding.suggestion { lines.append(entry("write", palette.paint(TerminalText.line(line), .cyan))) }
        return lines
    }

    private func entry(_ label: String, _ text: String) -> String { "              \(label.padded(to: 5))  \(text)" }

    // MARK: The whole

    static func summary(_ report: DriftReport) -> String {
        let open = report.open.count
        guard open > 0 else { return "the Swift has what the web has" }
        let components = Set(report.open.map(\.tag)).count
        return "\(Count.of("difference", open)) in \(Count.of("component", components))"
    }

    static func figures(_ report: DriftReport) -> String {
        let totals = report.totals
        var parts = [
            "\(totals.present) of \(Count.of("item", totals.items)) of the web in Swift (\(percent(totals)))",
            "\(report.components.count { $0.type != nil }) of \(Count.of("component", report.components.count))",
        ]
        if !report.notes.isEmpty { parts.append(Count.of("note", report.notes.count)) }
        if !report.accepted.isEmpty { parts.append("accepted by weblift.json: \(report.accepted.count)") }
        return parts.joined(separator: "; ")
    }

    static func percent(_ counts: DriftCounts) -> String {
        counts.items == 0 ? "100 %" : "\(counts.present * 100 / counts.items) %"
    }
}
