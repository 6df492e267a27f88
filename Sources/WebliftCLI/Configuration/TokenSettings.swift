import Core
import Tokens

/// `tokens`: a list of paths, or an object.
extension SettingsReader {
    static let tokenKeys = [
        "files", "light", "dark", "extend", "override", "contrast", "drawn", "remBase", "prefixes", "words",
        "themes",
    ]
    static let tierKeys = ["primitive", "alias", "component"]
    private static let themeKeys = ["files", "light", "dark", "extends"]

    func tokenInputs() throws(UsageError) -> TokenInputs? {
        guard let value = self["tokens"] else { return nil }
        var inputs = TokenInputs()
        guard value.kind != .array else {
            inputs.sources = try paths("tokens").map { .init(path: $0) }
            return inputs
        }
        let form = "“tokens” is a list of paths, or an object"
        guard let tokens = try object("tokens", keys: Self.tokenKeys, form: form) else { return nil }
        inputs.sources = try tokens.tokenSources()
        inputs.sources += try tokens.paths("extend").map { .init(path: $0, layer: .extend) }
        inputs.sources += try tokens.paths("override").map { .init(path: $0, layer: .override) }
        try tokens.readThemes(into: &inputs)
        inputs.contrast = try tokens.paths("contrast")
        let bar: Int? = try tokens.number(
            "drawn",
            "is how many percent of the tokens of components are to be drawn, a whole number from 0 to 100"
        ) { (0...100).contains($0) }
        if let bar { inputs.drawnBar = bar }
        let base: Double? = try tokens.number("remBase", "is how many points 1rem is, a number from 0 to 1000") {
            $0 > 0 && $0 <= 1000
        }
        if let base { inputs.settings.remBase = base }
        if let prefixes = try tokens.tokenPrefixes() { inputs.settings.prefixes = prefixes }
        let words = try tokens.entries("words", form: "“words” is an object with words of tokens and what each means")
        for (word, value) in words {
            guard let meaning = value.filledString else {
                throw value.mistake("what “\(word)” means is a word: “fill”, “danger”, “pressed”")
            }
            inputs.settings.words[word.lowercased()] = meaning.lowercased()
        }
        return inputs
    }

    private func tokenSources(theme: String? = nil) throws(UsageError) -> [TokenInputs.Source] {
        let modes: [(key: String, mode: TokenMode?)] = [("files", nil), ("light", .light), ("dark", .dark)]
        var sources: [TokenInputs.Source] = []
        for (key, mode) in modes {
            sources += try paths(key).map { TokenInputs.Source(path: $0, mode: mode, theme: theme) }
        }
        return sources
    }

    private func tokenPrefixes() throws(UsageError) -> TokenPrefixes? {
        let form = "“prefixes” is an object with how the names of each tier begin"
        guard let prefixes = try object("prefixes", keys: Self.tierKeys, form: form) else { return nil }
        return TokenPrefixes(
            primitive: try prefixes.texts("primitive"),
            alias: try prefixes.texts("alias"),
            component: try prefixes.texts("component")
        )
    }

    // MARK: Themes

    /// Files of themes, and the theme that each extends.
    private func readThemes(into inputs: inout TokenInputs) throws(UsageError) {
        guard let value = self["themes"] else { return }
        let form = "“themes” is an object with the names of themes and their files"
        let themes = try SettingsReader(value, keys: value.members.map(\.key.text), folder: folder, form: form)
        var parents: [String: String] = [:]
        for (key, value) in value.members {
            let name = try Self.themeName(key.text, at: value)
            guard value.kind == .object else {
                inputs.sources += try themes.paths(key.text).map { .init(path: $0, theme: name) }
                continue
            }
            let theme = try SettingsReader(value, keys: Self.themeKeys, folder: folder, form: form)
            inputs.sources += try theme.tokenSources(theme: name)
            guard let statement = theme["extends"],
                let parent = try theme.value("extends", "is the name of another theme", \.string)
            else { continue }
            parents[name] = try Self.themeName(parent, at: statement)
        }
        try Self.checkCircles(parents, at: value)
        inputs.settings.themeParents = parents
    }

    private static func themeName(_ text: String, at value: JSONValue) throws(UsageError) -> String {
        guard let name = TokenTheme.name(text) else {
            throw value.mistake("“\(text)” is no name of a theme; “light” and “dark” are keys of their own")
        }
        return name
    }

    private static func checkCircles(_ parents: [String: String], at value: JSONValue) throws(UsageError) {
        for name in parents.keys.sorted() {
            var known: Set<String> = [name]
            var next = parents[name]
            while let parent = next {
                guard known.insert(parent).inserted else { throw value.mistake("the theme “\(name)” extends itself") }
                next = parents[parent]
            }
        }
    }
}
