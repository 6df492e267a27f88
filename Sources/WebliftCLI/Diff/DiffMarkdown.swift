import Core
import Documents
import Releases

/// Written for a pull request.
struct DiffMarkdown {
    typealias Block = BoundedMarkdown.Block

    /// Address for the parts that do not fit; nil where nobody names it.
    var whole: String?

    func print(_ changes: LibraryChanges) -> [UInt8] {
        let entries = ReleaseEntries(changes)
        var blocks = entries.groups.isEmpty ? [] : Self.causes(entries.groups)
        for severity in ChangeSeverity.allCases.reversed() {
            let group = entries.plain.filter { $0.severity == severity }
            if !group.isEmpty { blocks.append(Self.section(severity, group)) }
        }
        blocks += DiffTokensMarkdown.blocks(changes.openTokens)
        let accepted = Self.acceptedRows(changes.changes) + Self.acceptedRows(changes.tokens ?? [])
        if !accepted.isEmpty {
            blocks.append(
                Block(
                    head: ["", "## Accepted (\(accepted.count))"],
                    parts: [.table(["Component", "Change", "Why"], accepted)],
                    rank: .max
                )
            )
        }
        let lines = BoundedMarkdown(head: Self.head(changes), blocks: blocks, whole: whole).lines
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func head(_ changes: LibraryChanges) -> [String] {
        var lines = ["# \(title(changes))", ""]
        let advice = VersionAdvice(changes)
        if changes.openCount == 0 {
            lines.append("**API unchanged.** Required version bump: \(advice.part).")
        } else {
            lines.append("**\(changes.figures)**. Required version bump: **\(advice.text)**.")
            if let figures = BreakFigures(changes).sentence {
                lines += ["", figures.prefix(1).uppercased() + figures.dropFirst() + "."]
            }
        }
        return lines
    }

    private static func title(_ changes: LibraryChanges) -> String {
        let name = changes.new.name ?? changes.old.name
        var title = "Changes" + (name.map { " of \(BoundedMarkdown.name($0))" } ?? "")
        if let old = changes.old.version, let new = changes.new.version {
            title += " from \(BoundedMarkdown.name(old)) to \(BoundedMarkdown.name(new))"
        }
        return title
    }

    /// The worst changes are kept first where not all fit. A folded section comes behind an unfolded one of its
    /// severity.
    static func rank(_ severity: ChangeSeverity, isFolded: Bool = false) -> Int {
        2 * ChangeSeverity.allCases.count { $0 > severity } + (isFolded ? 1 : 0)
    }

    // MARK: Causes

    private static func causes(_ groups: [ReleaseEntries.Group]) -> [Block] {
        let rows = groups.map { group in
            let why = group.cause.evidence.map { evidence in
                [evidence.text, evidence.place.map(PrintedPlace.text)].compactMap(\.self).joined(separator: " ")
            }
            return MarkdownCell.row([
                .plain(group.severity.rawValue), .plain(CauseSentence(group: group).head),
                .plain(why.joined(separator: "; ")),
            ])
        }
        let table = BoundedMarkdown.Part.table(["Severity", "Cause", "Why"], rows)
        let overview = Block(head: ["", "## Causes (\(groups.count))"], parts: [table])
        return [overview]
            + groups.map { group in
                // Markdown is not read behind a tag.
                let title = MarkdownCell.html(CauseSentence(group: group).head)
                return Block(
                    head: ["", "<details><summary>\(title)</summary>"],
                    parts: parts(of: group.effects),
                    foot: ["", "</details>"],
                    rank: rank(group.severity, isFolded: true),
                    isHeading: false
                )
            }
    }

    // MARK: Changes

    private static func section(_ severity: ChangeSeverity, _ changes: [Change]) -> Block {
        Block(head: ["", "## \(severity.heading) (\(changes.count))"], parts: parts(of: changes), rank: rank(severity))
    }

    private static func parts(of changes: [Change]) -> [BoundedMarkdown.Part] {
        [
            .table(["Component", "Change", "Before", "After", "Swift", "Effort"], changes.map(row)),
            .swift(changes.flatMap(\.edits)),
            .table(["Component", "Change", "Used", "Where"], uses(of: changes)),
        ]
    }

    static func uses(of changes: [some ToldChange]) -> [String] {
        changes.flatMap { change in
            (change.uses ?? []).map { use in
                MarkdownCell.row([
                    .code(change.subjectName), .plain(change.rule.title), .code(use.name),
                    .code("\(use.file):\(use.line)"),
                ])
            }
        }
    }

    private static func row(_ change: Change) -> String {
        let sentence = ChangeSentence(change: change)
        let difference = sentence.difference
        return MarkdownCell.row(
            [
                .code(change.subjectName), sentence.cell, cell(difference.before, change.before),
                cell(difference.after, change.after),
            ] + swift(change)
        )
    }

    static func swift(_ change: some ToldChange) -> [MarkdownCell] {
        let effort = change.swift.effort
        return [.plain(change.swift.effect.rawValue), effort == .none ? .empty : .plain(effort.rawValue)]
    }

    private static func cell(_ text: String?, _ side: ChangeSide?) -> MarkdownCell {
        guard let side else { return .empty }
        return .code([text, PrintedPlace.text(side.place)].compactMap { $0 })
    }

    private static func acceptedRows(_ changes: [some ToldChange]) -> [String] {
        changes.compactMap { change in
            change.suppression.map { suppression in
                MarkdownCell.row([.code(change.subjectName), change.sentence.cell, .plain(suppression.reason)])
            }
        }
    }
}
