import Changes
import Markdown
import SourceText

/// What a release changed, for a pull request: the figures, a table for each severity, and the lines of Swift.
enum DiffMarkdown {
    static func print(_ changes: LibraryChanges) -> [UInt8] {
        var lines = ["# \(title(changes))", ""]
        if changes.openCount == 0 {
            lines.append("**API unchanged.** Required version bump: \(changes.bump.rawValue).")
        } else {
            let figures = ChangeSeverity.allCases.reversed().filter { changes.count($0) > 0 }
                .map { Count.of($0.noun, changes.count($0)) }
            lines.append("**\(figures.joined(separator: ", "))**. Required version bump: **\(changes.bump.rawValue)**.")
        }
        for severity in ChangeSeverity.allCases.reversed() {
            let group = changes.open.filter { $0.severity == severity }
            if !group.isEmpty { lines += section(severity, group) }
        }
        let suppressed = changes.changes.filter { $0.suppression != nil }
        if !suppressed.isEmpty { lines += self.suppressed(suppressed) }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func title(_ changes: LibraryChanges) -> String {
        let name = changes.new.name ?? changes.old.name
        var title = "Changes" + (name.map { " of \(MarkdownCell.plain($0).text)" } ?? "")
        if let old = changes.old.version, let new = changes.new.version {
            title += " from \(MarkdownCell.plain(old).text) to \(MarkdownCell.plain(new).text)"
        }
        return title
    }

    private static func section(_ severity: ChangeSeverity, _ changes: [Change]) -> [String] {
        var lines = ["", "## \(severity.heading) (\(changes.count))", ""]
        lines.append(
            MarkdownCell.row(["Component", "Change", "Before", "After", "Swift", "Effort"].map { .plain($0) })
        )
        lines.append("|---|---|---|---|---|---|")
        lines += changes.map(row)
        let edits = changes.filter { $0.swift.effect >= .behavior }.flatMap(block)
        if !edits.isEmpty { lines += ["", "```diff"] + edits + ["```"] }
        return lines + uses(of: changes)
    }

    /// The lines of the team's own code, where they were searched for.
    private static func uses(of changes: [Change]) -> [String] {
        let rows = changes.flatMap { change in
            (change.uses ?? []).map { use in
                MarkdownCell.row([
                    .code("<\(change.tag)>"), .plain(ChangeSentence(change: change).title), .code(use.name),
                    .code("\(use.file):\(use.line)"),
                ])
            }
        }
        guard !rows.isEmpty else { return [] }
        let head = MarkdownCell.row(["Component", "Change", "Used", "Where"].map { .plain($0) })
        return ["", head, "|---|---|---|---|"] + rows
    }

    private static func row(_ change: Change) -> String {
        let sentence = ChangeSentence(change: change)
        let difference = sentence.difference
        return MarkdownCell.row([
            .code("<\(change.tag)>"),
            .plain(sentence.summary),
            cell(difference.before, change.before),
            cell(difference.after, change.after),
            .plain(change.swift.effect.rawValue),
            change.swift.effort == .none ? .empty : .plain(change.swift.effort.rawValue),
        ])
    }

    /// What stands there, and where.
    private static func cell(_ text: String?, _ side: ChangeSide?) -> MarkdownCell {
        guard let side else { return .empty }
        return .code([text, PrintedPlace.text(side.place)].compactMap { $0 })
    }

    /// No line can end the block: a sign stands in front of each.
    private static func block(_ change: Change) -> [String] {
        change.swift.edits.flatMap { edit in
            [edit.before.map { "- \(TerminalText.line($0))" }, edit.after.map { "+ \(TerminalText.line($0))" }]
                .compactMap { $0 }
        }
    }

    private static func suppressed(_ changes: [Change]) -> [String] {
        var lines = ["", "## Accepted (\(changes.count))", ""]
        lines.append(MarkdownCell.row(["Component", "Change", "Why"].map { .plain($0) }))
        lines.append("|---|---|---|")
        lines += changes.map { change in
            MarkdownCell.row([
                .code("<\(change.tag)>"), .plain(ChangeSentence(change: change).summary),
                .plain(change.suppression?.reason ?? ""),
            ])
        }
        return lines
    }
}
