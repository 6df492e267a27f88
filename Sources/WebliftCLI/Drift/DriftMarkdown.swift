import AppCode
import Core
import Documents

/// Comparison of the Swift with the web, for a pull request: the figures, and a table of open differences.
enum DriftMarkdown {
    static func print(_ report: DriftReport) -> [UInt8] {
        var lines = [
            "# The Swift beside the web", "", "**\(DriftText.summary(report))**. \(DriftText.figures(report)).",
        ]
        lines += section("Differences", report.open)
        lines += section("Notes", report.notes)
        lines += accepted(report.accepted)
        lines += coverage(report.components)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func section(_ title: String, _ findings: [DriftFinding]) -> [String] {
        guard !findings.isEmpty else { return [] }
        let head = MarkdownCell.row(["Component", "Rule", "What", "Swift", "Web", "Write"].map { .plain($0) })
        return ["", "## \(title) (\(findings.count))", "", head, "|---|---|---|---|---|---|"]
            + findings.map { finding in
                MarkdownCell.row([
                    .code("<\(finding.tag)>"), .code(finding.rule.id), .sentence(finding.message),
                    place(finding.swiftPlace), place(finding.webPlace),
                    finding.suggestion.map { .code($0) } ?? .empty,
                ])
            }
    }

    private static func place(_ place: SourceLocation?) -> MarkdownCell {
        place.map { .code(PrintedPlace.text($0)) } ?? .empty
    }

    private static func accepted(_ findings: [DriftFinding]) -> [String] {
        guard !findings.isEmpty else { return [] }
        let head = MarkdownCell.row(["Component", "Rule", "What", "Why"].map { .plain($0) })
        return ["", "## Accepted (\(findings.count))", "", head, "|---|---|---|---|"]
            + findings.map { finding in
                MarkdownCell.row([
                    .code("<\(finding.tag)>"), .code(finding.rule.id), .sentence(finding.message),
                    .plain(finding.acceptance?.reason ?? ""),
                ])
            }
    }

    private static func coverage(_ components: [ComponentCoverage]) -> [String] {
        guard !components.isEmpty else { return [] }
        let head = MarkdownCell.row(["Component", "Swift type", "Items", "In Swift"].map { .plain($0) })
        return ["", "## Components", "", head, "|---|---|---:|---:|"]
            + components.map { component in
                MarkdownCell.row([
                    .code("<\(component.tag)>"), component.type.map { .code($0) } ?? .plain("–"),
                    .plain(String(component.counts.items)), .plain(String(component.counts.present)),
                ])
            }
    }
}
