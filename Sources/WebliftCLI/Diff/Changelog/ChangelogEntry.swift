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
                        writer.value(ChangelogChange(change, cause: change.cause.map { causes[$0] }))
                    }
                    for change in tokens { writer.value(ChangelogChange(change)) }
                }
            }
            guard let former else { return }
            for (key, value) in former.members where !Self.members.contains(key.text) { object.member(key.text, value) }
        }
    }
}
