import Core
import Documents
import Releases

enum DiffTokensMarkdown {
    static func blocks(_ changes: [TokenChange]) -> [BoundedMarkdown.Block] {
        guard !changes.isEmpty else { return [] }
        let sorted = ChangeSeverity.allCases.reversed().flatMap { severity in
            changes.filter { $0.severity == severity }
        }
        let edits = sorted.filter { $0.swift.effect >= .behavior }.flatMap(\.swift.edits)
        let parts: [BoundedMarkdown.Part] = [
            .table(["Severity", "Change", "Before", "After", "Swift", "Effort"], sorted.map(row)),
            .swift(edits),
            .table(["Token", "Change", "Used", "Where"], uses(of: sorted)),
        ]
        return [
            BoundedMarkdown.Block(
                head: ["", "## Design tokens (\(changes.count))"],
                parts: parts,
                rank: DiffMarkdown.rank(sorted[0].severity)
            )
        ]
    }

    static func acceptedRows(_ changes: [TokenChange]) -> [String] {
        changes.compactMap { change in
            change.suppression.map { suppression in
                MarkdownCell.row([
                    .code(change.name), TokenSentence(change: change).cell, .plain(suppression.reason),
                ])
            }
        }
    }

    private static func row(_ change: TokenChange) -> String {
        let sentence = TokenSentence(change: change)
        let isOther = sentence.difference != (nil, nil)
        return MarkdownCell.row([
            .plain(change.severity.rawValue),
            sentence.cell,
            cell(change.before, isOther ? sentence.difference.before : nil, change.rule),
            cell(change.after, isOther ? sentence.difference.after : nil, change.rule),
            .plain(change.swift.effect.rawValue),
            change.swift.effort == .none ? .empty : .plain(change.swift.effort.rawValue),
        ])
    }

    /// A color stands by itself in its code, so that GitHub shows a swatch beside it.
    private static func cell(_ side: TokenSide?, _ text: String?, _ rule: ChangeRule) -> MarkdownCell {
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

    private static func uses(of changes: [TokenChange]) -> [String] {
        changes.flatMap { change in
            (change.uses ?? []).map { use in
                MarkdownCell.row([
                    .code(change.name), .plain(change.rule.title), .code(use.name), .code("\(use.file):\(use.line)"),
                ])
            }
        }
    }
}
