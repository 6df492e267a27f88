import Core
import Documents
import Releases
import WebModel

struct ChangeSentence: ToldSentence {
    let change: Change

    /// Gives both tags of a component where they differ, else nothing for the component itself.
    var subject: String {
        if let before = change.before, let after = change.after, before.item == nil, before.tag != after.tag {
            return "<\(before.tag)> → <\(after.tag)>"
        }
        guard let before = change.before?.item, let after = change.after?.item, before != after else {
            return change.item?.description ?? ""
        }
        return "\(before) → \(after)"
    }

    var headline: String { [title, subject, partsInParentheses].filter { !$0.isEmpty }.joined(separator: " ") }

    var partsInParentheses: String { parts.isEmpty ? "" : "(\(parts))" }

    var parts: String { change.parts.joined(separator: ", ") }

    /// Prose is too long for a line.
    var difference: (before: String?, after: String?) {
        guard change.rule.id != "docs.changed" else { return (nil, nil) }
        let before = change.before?.text
        let after = change.after?.text
        return before == after ? (nil, nil) : (before, after)
    }

    var reason: String? {
        guard let confidence = change.confidence else { return nil }
        return change.evidence.map(\.explanation).joined(separator: ", ") + " (\(confidence.percent) %)"
    }

    /// nil where there is none.
    var replacement: String? { change.replacement.map { $0.item?.description ?? "<\($0.tag)>" } }

    var remarks: [(label: String, text: String)] {
        [("as", reason), ("use", replacement)].compactMap { label, text in text.map { (label, $0) } }
    }

    var closing: [String] { [reason, replacement.map { "use \($0)" }].compactMap(\.self) }

    var cell: MarkdownCell {
        var text = MarkdownCell.plain(title).text
        if !subject.isEmpty { text += " \(MarkdownCell.code(subject).text)" }
        if !parts.isEmpty { text += " (\(MarkdownCell.code(parts).text))" }
        if let reason { text += "; \(MarkdownCell.plain(reason).text)" }
        if let replacement { text += "; use \(MarkdownCell.code(replacement).text)" }
        return .inlines(text)
    }

    var message: String { TerminalText.line("<\(change.tag)> \(wholeSentence)") }
}
