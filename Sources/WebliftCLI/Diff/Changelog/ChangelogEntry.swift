import Core
import Releases

struct ChangelogEntry {
    static let members: Set<String> = ["version", "date", "type", "changes"]

    let settings: ChangelogSettings
    let changes: [Change]
    /// Causes of the whole release.
    let causes: [ChangeCause]
    let tokens: [TokenChange]

    private var type: String {
        switch (changes.map(\.severity) + tokens.map(\.severity)).max().map({ VersionBump($0) }) ?? .patch {
        case .major: "major"
        case .minor: "minor"
        case .patch, .none: "patch"
        }
    }

    /// Members of `former`, an entry of the same release, stay.
    func write(instead former: JSONValue?, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("version", settings.versionText)
            object.member("date", settings.date.text)
            object.member("type", type)
            object.member("changes") { writer in
                writer.array { writer in
                    for change in changes {
                        writer.value(ChangelogChange(change: change, cause: change.cause.map { causes[$0] }))
                    }
                    for change in tokens { writer.value(ChangelogTokenChange(change: change)) }
                }
            }
            guard let former else { return }
            for (key, value) in former.members where !Self.members.contains(key.text) {
                object.member(key.text, value)
            }
        }
    }
}

struct ChangelogTokenChange: JSONWritable {
    let change: TokenChange

    private var sentence: TokenSentence { TokenSentence(change: change) }

    private var type: String {
        if change.severity == .breaking { return "breaking-change" }
        if change.rule == .tokenDeprecated { return "deprecation" }
        return change.severity == .addition ? "feature" : "improvement"
    }

    private var description: String {
        var text = change.rule.explanation
        if let before = sentence.difference.before { text += " Before: \(before)." }
        if let after = sentence.difference.after { text += " Now: \(after)." }
        if let comparison = sentence.comparison { text += " That is \(comparison)." }
        for contrast in sentence.contrasts { text += " The contrast \(contrast)." }
        if let replacement = change.replacement { text += " Use \(replacement) instead." }
        return TerminalText.line(text)
    }

    func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("type", type)
            object.member("title", TerminalText.line("\(sentence.title): \(sentence.subject)"))
            object.member("description", description)
            object.member("impact", change.rule == .tokenDocs ? "developer-experience" : "visual")
            object.member("breakingChange", change.severity == .breaking)
            let edits = change.swift.effect >= .behavior ? change.swift.edits : []
            guard !edits.isEmpty else { return }
            object.object("migration") { object in
                object.member("description", "What callers in Swift write, before and now.")
                object.member("before", edits.compactMap(\.before).joined(separator: "\n"))
                object.member("after", edits.compactMap(\.after).joined(separator: "\n"))
            }
        }
    }
}
