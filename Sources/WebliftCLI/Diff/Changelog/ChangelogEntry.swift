import Changes
import JSON

/// What one release changed about a component, as the documentation site tells it.
struct ChangelogEntry {
    static let members: Set<String> = ["version", "date", "type", "changes"]

    let settings: ChangelogSettings
    let changes: [Change]

    private var type: String {
        switch changes.map(\.severity).max().map({ VersionBump($0) }) ?? .patch {
        case .major: "major"
        case .minor: "minor"
        case .patch, .none: "patch"
        }
    }

    /// `former` is an entry of the same release: what else stands in it stays.
    func write(instead former: JSONValue?, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("version", settings.versionText)
            object.member("date", settings.date.text)
            object.member("type", type)
            object.member("changes", changes.map { ChangelogChange(change: $0) })
            guard let former else { return }
            for (key, value) in former.members where !Self.members.contains(key.text) {
                object.member(key.text, value)
            }
        }
    }
}
