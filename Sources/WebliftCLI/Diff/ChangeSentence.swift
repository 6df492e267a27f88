import Core
import Documents
import Releases
import WebModel

/// Text of a change on one line, for people. All of it may hold text of inputs.
struct ChangeSentence {
    let change: Change

    /// `property removed`
    var title: String { change.rule.title }

    /// Item that it is about: `elevated`, `@sl-clear`; of the component itself both tags where they differ, else
    /// nothing.
    var subject: String {
        if let before = change.before, let after = change.after, before.item == nil, before.tag != after.tag {
            return "<\(before.tag)> → <\(after.tag)>"
        }
        guard let before = change.before?.item, let after = change.after?.item, before != after else {
            return change.item?.description ?? ""
        }
        return "\(before) → \(after)"
    }

    /// Details: values, a parameter.
    var parts: String { change.parts.joined(separator: ", ") }

    /// The texts of both sides, where they differ and say something; prose is too long for a line.
    var difference: (before: String?, after: String?) {
        guard change.rule.id != "docs.changed" else { return (nil, nil) }
        let before = change.before?.text
        let after = change.after?.text
        return before == after ? (nil, nil) : (before, after)
    }

    /// Why two names are taken for one.
    var reason: String? {
        guard let confidence = change.confidence else { return nil }
        return change.evidence.map(\.explanation).joined(separator: ", ") + " (\(confidence.percent) %)"
    }

    /// Item or component to use instead; nil where there is none.
    var replacement: String? {
        change.replacement.map { $0.item?.description ?? "<\($0.tag)>" }
    }
}

extension ChangeSentence {
    /// Words for a table in which the texts of both sides have places of their own; names of an input are code.
    var cell: MarkdownCell {
        var text = MarkdownCell.plain(title).text
        if !subject.isEmpty { text += " \(MarkdownCell.code(subject).text)" }
        if !parts.isEmpty { text += " (\(MarkdownCell.code(parts).text))" }
        if let reason { text += "; \(MarkdownCell.plain(reason).text)" }
        if let replacement { text += "; use \(MarkdownCell.code(replacement).text)" }
        return .inlines(text)
    }

    /// Text of the change on one line, for reports that have one text a change:
    /// `<elvt-chip> property removed open; use …`.
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
