import Core
import Tokens

/// Files of themes, and the theme that each extends.
struct ThemeSettingsReader {
    private static let knownKeys = ["files", "light", "dark", "extends"]

    private let value: JSONValue
    private let folder: String

    init(_ value: JSONValue, folder: String) {
        self.value = value
        self.folder = folder
    }

    func themes() throws(UsageError) -> [(name: String, sources: [TokenInputs.Source], parent: String?)] {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “themes” is an object with the names of themes and their files")
        }
        var themes: [(name: String, sources: [TokenInputs.Source], parent: String?)] = []
        for member in value.members {
            let name = try name(member.key.text, at: member.value)
            guard member.value.kind == .object else {
                let paths = try SettingsReader.paths(member.value, member.key.text, folder: folder)
                themes.append((name, paths.map { .init(path: $0, theme: name) }, nil))
                continue
            }
            try UnknownKey.check(member.value, among: Self.knownKeys)
            let reader = SettingsReader(member.value, folder: folder)
            var sources = try reader.paths("files").map { TokenInputs.Source(path: $0, theme: name) }
            sources += try reader.paths("light").map { TokenInputs.Source(path: $0, mode: .light, theme: name) }
            sources += try reader.paths("dark").map { TokenInputs.Source(path: $0, mode: .dark, theme: name) }
            let parent = try parent(of: member.value)
            themes.append((name, sources, parent))
        }
        try checkCircles(Dictionary(themes.compactMap { theme in theme.parent.map { (theme.name, $0) } }) { $1 })
        return themes
    }

    private func name(_ text: String, at value: JSONValue) throws(UsageError) -> String {
        guard let name = TokenTheme.name(text) else {
            throw UsageError(
                "\(value.location): “\(text)” is no name of a theme; “light” and “dark” are keys of their own"
            )
        }
        return name
    }

    private func parent(of value: JSONValue) throws(UsageError) -> String? {
        guard let statement = value["extends"] else { return nil }
        guard let text = statement.string else {
            throw UsageError("\(statement.location): “extends” is the name of another theme")
        }
        return try name(text, at: statement)
    }

    private func checkCircles(_ parents: [String: String]) throws(UsageError) {
        for name in parents.keys.sorted() {
            var known: Set<String> = [name]
            var next = parents[name]
            while let parent = next {
                guard known.insert(parent).inserted else {
                    throw UsageError("\(value.location): the theme “\(name)” extends itself")
                }
                next = parents[parent]
            }
        }
    }
}
