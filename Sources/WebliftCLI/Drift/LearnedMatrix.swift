import AppCode
import Core
import Documents
import WebModel

/// A document that people read and commit, and that generating reads.
enum LearnedMatrix {
    static func print(_ proposal: MatrixProposal) -> [UInt8] {
        var lines = [
            "# What our Swift does", "",
            "`weblift drift --learn` proposed these rows: all components that get such an item agree. Behind each row stand",
            "the components.",
        ]
        lines += spellings("Names", proposal.names)
        lines += spellings("Values", proposal.values)
        for (title, kind) in [
            ("Properties", ItemKind.property), ("Slots", .slot), ("Events", .event), ("Methods", .method),
        ] {
            lines += rows(title, proposal.rows.filter { $0.kind == kind })
        }
        lines += refusals(proposal.refusals)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func spellings(_ title: String, _ spellings: [MatrixProposal.Spelling]) -> [String] {
        let rows = spellings.map { row -> [MarkdownCell] in
            [.code(row.web), .code(row.swift), .plain(notes(row.tags))]
        }
        return MarkdownCell.section(title, ["Web", "Swift", "Notes"], rows: rows)
    }

    /// Rows for all components come first.
    private static func rows(_ title: String, _ rows: [MatrixProposal.Row]) -> [String] {
        guard !rows.isEmpty else { return [] }
        var lines = ["", "## \(title)"]
        var heading: String??
        for row in rows {
            if heading != .some(row.heading) {
                if let name = row.heading { lines += ["", "### \(MarkdownCell.code(name).text)"] }
                lines += [""] + MarkdownCell.table(["Web", "SwiftUI", "UIKit", "Why", "Notes"], [])
                heading = .some(row.heading)
            }
            lines.append(
                MarkdownCell.row([
                    .code(row.web), .code(row.swiftUI), .code(row.uiKit), .plain(row.reason), .plain(notes(row.tags)),
                ])
            )
        }
        return lines
    }

    private static func notes(_ tags: [String]) -> String {
        "\(Count.of("component", tags.count)): \(tags.joined(separator: ", "))"
    }

    private static func refusals(_ refusals: [MatrixProposal.Refusal]) -> [String] {
        let rows = refusals.map { refusal -> [MarkdownCell] in
            let swift = refusal.observations.map { "\($0.swift) (\($0.tags.count))" }
            return [.code(refusal.web), .code(swift), .plain(refusal.reason)]
        }
        return MarkdownCell.section("Not proposed", ["Item", "In Swift", "Why there is no row"], rows: rows)
    }
}
