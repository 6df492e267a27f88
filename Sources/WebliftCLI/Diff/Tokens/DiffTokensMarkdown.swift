import Core
import Documents
import Releases

enum DiffTokensMarkdown {
    static func blocks(_ changes: [TokenChange]) -> [BoundedMarkdown.Block] {
        guard !changes.isEmpty else { return [] }
        let sorted = changes.bySeverity
        let parts: [BoundedMarkdown.Part] = [
            .table(["Severity", "Change", "Before", "After", "Swift", "Effort"], sorted.map(row)),
            .swift(sorted.flatMap(\.edits)),
            .table(["Token", "Change", "Used", "Where"], DiffMarkdown.uses(of: sorted)),
        ]
        return [
            BoundedMarkdown.Block(
                head: ["", "## Design tokens (\(changes.count))"],
                parts: parts,
                rank: DiffMarkdown.rank(sorted[0].severity)
            )
        ]
    }

    private static func row(_ change: TokenChange) -> String {
        let sentence = TokenSentence(change: change)
        let (before, after) = sentence.difference
        return MarkdownCell.row(
            [.plain(change.severity.rawValue), sentence.cell, cell(change.before, before), cell(change.after, after)]
                + DiffMarkdown.swift(change)
        )
    }

    /// A color stands by itself in its code, so that GitHub shows a swatch beside it.
    private static func cell(_ side: TokenSide?, _ text: String?) -> MarkdownCell {
        guard let side else { return .empty }
        let place = MarkdownCell.span(TerminalText.line(PrintedPlace.text(side.place)))
        guard let text else { return .inlines(place) }
        guard text == side.text else { return .inlines("\(MarkdownCell.span(TerminalText.line(text))), \(place)") }
        return .inlines((side.parts.map(self.text) + [place]).joined(separator: ", "))
    }

    private static func text(_ part: TokenSide.Part) -> String {
        [
            MarkdownCell.span(TerminalText.line(part.value)),
            part.target.map { "by \(MarkdownCell.span(TerminalText.line($0)))" }, part.appearance?.words,
        ].compactMap(\.self).joined(separator: " ")
    }
}
