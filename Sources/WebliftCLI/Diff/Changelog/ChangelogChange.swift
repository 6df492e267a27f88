import Core
import Releases
import WebModel

/// Facts that only a person knows are not made up: no commit, no issue, and nothing is called a bug fix.
struct ChangelogChange {
    let change: Change
    /// nil where it stands for itself.
    let cause: ChangeCause?

    private var sentence: ChangeSentence { ChangeSentence(change: change) }

    private var type: String {
        if change.severity == .breaking { return "breaking-change" }
        if change.rule.id == "deprecation.added" { return "deprecation" }
        return change.severity == .addition ? "feature" : "improvement"
    }

    private var impact: String {
        switch change.rule.id {
        case "docs.changed", "component.status", "deprecation.message", "deprecation.added", "deprecation.removed":
            return "developer-experience"
        default: break
        }
        switch change.item?.kind {
        case .cssPart, .cssProperty, .cssState: return "visual"
        default: break
        }
        return change.swift.effect == .behavior || change.rule.usualEffect == .behavior ? "functionality" : "api"
    }

    private var title: String {
        let text = sentence.subject.isEmpty ? sentence.title : "\(sentence.title): \(sentence.subject)"
        return TerminalText.line(text)
    }

    private var description: String {
        var text = change.rule.explanation
        if !sentence.parts.isEmpty { text += " What exactly: \(sentence.parts)." }
        let difference = sentence.difference
        if let before = difference.before { text += " Before: \(before)." }
        if let after = difference.after { text += " Now: \(after)." }
        if let replacement = sentence.replacement { text += " Use \(replacement) instead." }
        if let cause { text += " Cause: \(cause.sentence)." }
        if change.severity == .uncertain {
            text += " It is uncertain whether anything changed but what the source tells."
        }
        return TerminalText.line(text)
    }

    // MARK: What has to be done

    private struct Migration {
        let description: String
        let before: String
        let after: String
    }

    /// Lines of Swift where some have to change; else the names on the web.
    private var migration: Migration? {
        guard change.severity >= .warning else { return nil }
        let edits = change.swift.effect >= .behavior ? change.swift.edits : []
        if !edits.isEmpty {
            let before = edits.compactMap(\.before).joined(separator: "\n")
            let after = edits.compactMap(\.after).joined(separator: "\n")
            let text =
                after.isEmpty
                ? "Nothing takes the place of this in Swift." : "What callers in Swift write, before and now."
            return Migration(description: text, before: before, after: after)
        }
        let instead = change.replacement ?? (change.evidence.isEmpty ? nil : change.after)
        guard let before = change.before, let instead else { return nil }
        return Migration(description: "Another name takes its place.", before: name(before), after: name(instead))
    }

    private func name(_ side: ChangeSide) -> String {
        TerminalText.line(side.item?.description ?? "<\(side.tag)>")
    }

    private var addition: (kind: String, name: String)? {
        guard change.before == nil, let item = change.after?.item else { return nil }
        switch item.kind {
        case .property: return ("property", TerminalText.line(item.name))
        case .method: return ("method", TerminalText.line(item.description))
        default: return nil
        }
    }
}

extension ChangelogChange: JSONWritable {
    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("type", type)
            object.member("title", title)
            object.member("description", description)
            object.member("impact", impact)
            object.member("breakingChange", change.severity == .breaking)
            if let migration {
                object.object("migration") { object in
                    object.member("description", migration.description)
                    object.member("before", migration.before)
                    object.member("after", migration.after)
                }
            }
            if let addition {
                let text = TerminalText.line(change.after?.text ?? change.rule.title)
                object.member("apiAdditions", array: [addition]) { writer, addition in
                    writer.object { object in
                        object.member(addition.kind, addition.name)
                        object.member("description", text)
                    }
                }
            }
        }
    }
}
