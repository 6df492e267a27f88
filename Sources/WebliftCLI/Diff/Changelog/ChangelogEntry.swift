import Core
import Releases

/// Changes of one release to a component, as the documentation site tells them.
struct ChangelogEntry {
    static let members: Set<String> = ["version", "date", "type", "changes"]

    let settings: ChangelogSettings
    let changes: [Change]
    /// Causes that the changes of the whole release follow from.
    let causes: [ChangeCause]
    /// Changes of the component's design tokens.
    let tokens: [TokenChange]

    private var type: String {
        switch (changes.map(\.severity) + tokens.map(\.severity)).max().map({ VersionBump($0) }) ?? .patch {
        case .major: "major"
        case .minor: "minor"
        case .patch, .none: "patch"
        }
    }

    /// `former` is an entry of the same release: its other members stay.
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
