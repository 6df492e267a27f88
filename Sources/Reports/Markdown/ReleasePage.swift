import Core
import Documents
import Releases

struct ReleasePage {
    let release: DocumentedRelease
    let library: DocumentedLibrary
    let links: MarkdownLinks

    var data: TemplateValue {
        [
            "title": .string(MarkdownCell.plain(release.title).text),
            "figures": .string(release.figures),
            "bump": .string(release.bump),
            "breaks": release.breaks.map { ["text": .string(MarkdownCell.plain($0).text)] } ?? .null,
            "groups": .list(release.sections.map(group)),
        ]
    }

    private func group(_ section: DocumentedRelease.Section) -> TemplateValue {
        let edits = section.changes.flatMap(Self.lines)
        return [
            "title": .string(MarkdownCell.plain(section.title).text),
            "evidence": .lines(section.evidence.map { MarkdownCell.plain($0).text }),
            "hasEvidence": .boolean(!section.evidence.isEmpty), "rows": .list(section.changes.map(row)),
            "edits": .lines(edits), "hasEdits": .boolean(!edits.isEmpty),
        ]
    }

    private func row(_ change: DocumentedRelease.Change) -> TemplateValue {
        return [
            "component": .string(subject(of: change)),
            "change": .string(
                MarkdownCell.plain(change.text).text
                    + (change.acceptance.map { "; accepted: \(MarkdownCell.plain($0).text)" } ?? "")
            ),
            "before": .string(Self.code(change.before)),
            "after": .string(Self.code(change.after)),
            "swift": .string(change.swift ?? "–"),
        ]
    }

    /// The component, by a link where it has a page.
    private func subject(of change: DocumentedRelease.Change) -> String {
        guard let tag = change.tag else { return "design token" }
        return library.component(tag).map { links.component($0) } ?? MarkdownCell.code("<\(tag)>").text
    }

    private static func code(_ side: DocumentedRelease.Side?) -> String {
        side.map { MarkdownCell.code($0.text).text } ?? "–"
    }

    /// No line can end the block of code: a sign stands in front of each.
    private static func lines(of change: DocumentedRelease.Change) -> [String] {
        change.edits.flatMap { edit in
            [edit.before.map { "- \(TerminalText.line($0))" }, edit.after.map { "+ \(TerminalText.line($0))" }]
                .compactMap(\.self)
        }
    }
}
