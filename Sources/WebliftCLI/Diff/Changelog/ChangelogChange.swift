import Core
import Releases
import WebModel

/// Facts that only a person knows are not made up: no commit, no issue, and nothing is called a bug fix.
struct ChangelogChange {
    private struct Migration {
        let description: String
        let before: String
        let after: String
    }

    private struct Addition {
        let kind: String
        let name: String
        let description: String
    }

    private let change: any ToldChange
    private let impact: String
    private let description: String
    private let migration: Migration?
    private let addition: Addition?

    /// nil as cause where the change stands for itself.
    init(_ change: Change, cause: ChangeCause?) {
        let sentence = ChangeSentence(change: change)
        self.change = change
        impact = Self.impact(of: change)
        description = Self.sentences(
            on: change,
            sentence.parts.isEmpty ? [] : ["What exactly: \(sentence.parts)."],
            [
                sentence.replacement.map { "Use \($0) instead." }, cause.map { "Cause: \($0.sentence)." },
                change.severity == .uncertain
                    ? "It is uncertain whether anything changed but what the source tells." : nil,
            ].compactMap(\.self)
        )
        migration = change.severity >= .warning ? Self.migration(of: change) ?? Self.renaming(of: change) : nil
        addition = Self.addition(of: change)
    }

    init(_ change: TokenChange) {
        let sentence = TokenSentence(change: change)
        self.change = change
        impact = change.rule == .tokenDocs ? "developer-experience" : "visual"
        description = Self.sentences(
            on: change,
            [],
            [sentence.comparison.map { "That is \($0)." }].compactMap(\.self)
                + sentence.contrasts.map { "The contrast \($0)." }
                + [change.replacement.map { "Use \($0) instead." }].compactMap(\.self)
        )
        migration = Self.migration(of: change)
        addition = nil
    }

    private var type: String {
        if change.severity == .breaking { return "breaking-change" }
        if ["deprecation.added", ChangeRule.tokenDeprecated.id].contains(change.rule.id) { return "deprecation" }
        return change.severity == .addition ? "feature" : "improvement"
    }

    private static func impact(of change: Change) -> String {
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
        let sentence = change.sentence
        return TerminalText.line([sentence.title, sentence.subject].filter { !$0.isEmpty }.joined(separator: ": "))
    }

    /// `details` stand before the difference, `remarks` behind it.
    private static func sentences(on change: any ToldChange, _ details: [String], _ remarks: [String]) -> String {
        let difference = change.sentence.difference
        let sides = [difference.before.map { "Before: \($0)." }, difference.after.map { "Now: \($0)." }]
        let sentences = [change.rule.explanation] + details + sides.compactMap(\.self) + remarks
        return TerminalText.line(sentences.joined(separator: " "))
    }

    // MARK: What has to be done

    /// Lines of Swift; nil where none have to change.
    private static func migration(of change: some ToldChange) -> Migration? {
        guard !change.edits.isEmpty else { return nil }
        let before = change.edits.compactMap(\.before).joined(separator: "\n")
        let after = change.edits.compactMap(\.after).joined(separator: "\n")
        let isGone = after.isEmpty && change is Change
        let text =
            isGone ? "Nothing takes the place of this in Swift." : "What callers in Swift write, before and now."
        return Migration(description: text, before: before, after: after)
    }

    /// Names on the web.
    private static func renaming(of change: Change) -> Migration? {
        let instead = change.replacement ?? (change.evidence.isEmpty ? nil : change.after)
        guard let before = change.before, let instead else { return nil }
        return Migration(description: "Another name takes its place.", before: name(before), after: name(instead))
    }

    private static func name(_ side: ChangeSide) -> String {
        TerminalText.line(side.item?.description ?? "<\(side.tag)>")
    }

    private static func addition(of change: Change) -> Addition? {
        guard change.before == nil, let item = change.after?.item else { return nil }
        let text = TerminalText.line(change.after?.text ?? change.rule.title)
        switch item.kind {
        case .property: return Addition(kind: "property", name: TerminalText.line(item.name), description: text)
        case .method: return Addition(kind: "method", name: TerminalText.line(item.description), description: text)
        default: return nil
        }
    }
}

extension ChangelogChange: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
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
            object.member("apiAdditions", objects: [addition]) { object, addition in
                object.member(addition.kind, addition.name)
                object.member("description", addition.description)
            }
        }
    }
}
