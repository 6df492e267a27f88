import Core
import Documents
import Releases
import WebModel

/// Sentences for people, which may hold text of inputs.
struct ChangeSentence {
    let change: Change

    /// `property removed`
    var title: String { change.rule.title }

    /// `elevated`, `@sl-clear`; for the component itself both tags where they differ, else nothing.
    var subject: String {
        if let before = change.before, let after = change.after, before.item == nil, before.tag != after.tag {
            return "<\(before.tag)> → <\(after.tag)>"
        }
        guard let before = change.before?.item, let after = change.after?.item, before != after else {
            return change.item?.description ?? ""
        }
        return "\(before) → \(after)"
    }

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
    var replacement: String? {
        change.replacement.map { $0.item?.description ?? "<\($0.tag)>" }
    }
}

extension ChangeSentence {
    /// Names of an input are code. The texts of both sides have other cells.
    var cell: MarkdownCell {
        var text = MarkdownCell.plain(title).text
        if !subject.isEmpty { text += " \(MarkdownCell.code(subject).text)" }
        if !parts.isEmpty { text += " (\(MarkdownCell.code(parts).text))" }
        if let reason { text += "; \(MarkdownCell.plain(reason).text)" }
        if let replacement { text += "; use \(MarkdownCell.code(replacement).text)" }
        return .inlines(text)
    }

    /// `<elvt-chip> property removed open; use …`
    var message: String {
        var text = "<\(change.tag)> \(title)"
        if !subject.isEmpty { text += " \(subject)" }
        if !parts.isEmpty { text += " (\(parts))" }
        switch difference {
        case (let before?, let after?): text += ": \(before) → \(after)"
        case (let before?, nil): text += ": was \(before)"
        case (nil, let after?): text += ": \(after)"
        case (nil, nil): break
        }
        if let reason { text += "; \(reason)" }
        if let replacement { text += "; use \(replacement)" }
        if change.swift.effect != .none { text += "; Swift: \(change.swift.effect.rawValue)" }
        return TerminalText.line(text)
    }
}
