import Core
import Releases

struct ChangelogFile {
    /// A file that can't be extended stays as it is.
    struct Fault: Error {
        let message: String
        let location: SourceLocation
    }

    private static let empty = ["deprecations", "upcomingChanges"]

    private let root: JSONValue?
    /// Newest first.
    private var entries: [JSONValue] = []

    init() { root = nil }

    init(_ file: SourceFile) throws(Fault) {
        var diagnostics = DiagnosticBag()
        let document = JSONDocument.parse(file, into: &diagnostics)
        // A member that stands twice would lose one of its values.
        guard let root = document?.root, diagnostics.isEmpty else {
            let first = diagnostics.sorted.first
            throw Fault(
                message: first?.message ?? "this is no JSON",
                location: first?.location ?? .start(of: file.path)
            )
        }
        guard root.kind == .object else {
            throw Fault(message: "a changelog is a JSON object", location: root.location)
        }
        if let list = root["changelog"] {
            guard list.kind == .array else {
                throw Fault(message: "“changelog” is a list of releases", location: list.location)
            }
            for entry in list.elements {
                guard entry["version"]?.isString == true else {
                    throw Fault(message: "a release has no “version”", location: entry.location)
                }
                entries.append(entry)
            }
        }
        self.root = root
    }

    /// Replaces the entry of the release, or puts one in front of the first older entry.
    func bytes(of tag: String, with entry: ChangelogEntry) -> [UInt8] {
        let settings = entry.settings
        let same = entries.indices.filter { entries[$0]["version"]?.string == settings.versionText }
        let position = same.first ?? self.position(of: settings.version)
        let isNewest = position == 0
        return JSONWriter.document { object in
            func list(_ object: inout JSONObjectWriter) {
                object.member("changelog") { writer in
                    writer.array { writer in
                        for index in 0...entries.count {
                            if index == position {
                                entry.write(instead: same.isEmpty ? nil : entries[index], to: &writer)
                            }
                            if index < entries.count, !same.contains(index) { writer.value(entries[index]) }
                        }
                    }
                }
            }
            guard let root else {
                object.member("component", tag)
                object.member("version", settings.versionText)
                object.member("lastUpdated", settings.date.text)
                list(&object)
                for key in Self.empty { object.member(key, [String]()) }
                object.object("metadata") { _ in }
                return
            }
            if root["component"] == nil { object.member("component", tag) }
            if root["version"] == nil, isNewest { object.member("version", settings.versionText) }
            if root["lastUpdated"] == nil, isNewest { object.member("lastUpdated", settings.date.text) }
            for (key, value) in root.members {
                switch key.text {
                case "version" where isNewest: object.member("version", settings.versionText)
                case "lastUpdated" where isNewest: object.member("lastUpdated", settings.date.text)
                case "changelog": list(&object)
                default: object.member(key.text, value)
                }
            }
            if root["changelog"] == nil { list(&object) }
        }
    }

    private func position(of version: SemanticVersion) -> Int {
        let versions = entries.map { $0["version"]?.string.flatMap { SemanticVersion($0) } }
        if let older = versions.firstIndex(where: { $0.map { $0 < version } ?? false }) { return older }
        return versions.contains { $0 != nil } ? entries.count : 0
    }
}
