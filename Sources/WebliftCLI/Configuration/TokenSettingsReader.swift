import Core
import Tokens

/// A list of paths, or an object.
struct TokenSettingsReader {
    static let knownKeys = [
        "files", "light", "dark", "extend", "override", "contrast", "drawn", "remBase", "prefixes", "words",
        "themes",
    ]
    static let tiers = ["primitive", "alias", "component"]

    private let value: JSONValue
    private let folder: String

    init(_ value: JSONValue, folder: String) {
        self.value = value
        self.folder = folder
    }

    func inputs() throws(UsageError) -> TokenInputs {
        var inputs = TokenInputs()
        guard value.kind == .object else {
            guard value.kind == .array else {
                throw UsageError("\(value.location): “tokens” is a list of paths, or an object")
            }
            inputs.sources = try SettingsReader.paths(value, "tokens", folder: folder).map { .init(path: $0) }
            return inputs
        }
        try UnknownKey.check(value, among: Self.knownKeys)
        let reader = SettingsReader(value, folder: folder)
        inputs.sources = try reader.paths("files").map { .init(path: $0) }
        inputs.sources += try reader.paths("light").map { .init(path: $0, mode: .light) }
        inputs.sources += try reader.paths("dark").map { .init(path: $0, mode: .dark) }
        inputs.sources += try reader.paths("extend").map { .init(path: $0, layer: .extend) }
        inputs.sources += try reader.paths("override").map { .init(path: $0, layer: .override) }
        if let themes = value["themes"] {
            for (name, sources, parent) in try ThemeSettingsReader(themes, folder: folder).themes() {
                inputs.sources += sources
                if let parent { inputs.settings.themeParents[name] = parent }
            }
        }
        inputs.contrast = try reader.paths("contrast")
        if let bar = try drawnBar() { inputs.drawnBar = bar }
        if let base = try remBase() { inputs.settings.remBase = base }
        if let prefixes = value["prefixes"] { inputs.settings.prefixes = try self.prefixes(prefixes) }
        if let words = value["words"] { inputs.settings.words = try self.words(words) }
        return inputs
    }

    private func drawnBar() throws(UsageError) -> Int? {
        guard let value = value["drawn"] else { return nil }
        guard let bar = value.numberText.flatMap({ Int($0) }), (0...100).contains(bar) else {
            throw UsageError(
                "\(value.location): “drawn” is how many percent of the tokens of components are to be drawn, a whole number from 0 to 100"
            )
        }
        return bar
    }

    private func words(_ value: JSONValue) throws(UsageError) -> [String: String] {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “words” is an object with words of tokens and what each means")
        }
        var words: [String: String] = [:]
        for member in value.members {
            guard let meaning = member.value.string, !meaning.isEmpty else {
                throw UsageError(
                    "\(member.value.location): what “\(member.key.text)” means is a word: “fill”, “danger”, “pressed”"
                )
            }
            words[member.key.text.lowercased()] = meaning.lowercased()
        }
        return words
    }

    private func remBase() throws(UsageError) -> Double? {
        guard let value = value["remBase"] else { return nil }
        guard let base = value.numberText.flatMap({ Double($0) }), base > 0, base <= 1000 else {
            throw UsageError("\(value.location): “remBase” is how many points 1rem is, a number from 0 to 1000")
        }
        return base
    }

    private func prefixes(_ value: JSONValue) throws(UsageError) -> TokenPrefixes {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “prefixes” is an object with how the names of each tier begin")
        }
        try UnknownKey.check(value, among: Self.tiers)
        let reader = SettingsReader(value, folder: folder)
        var prefixes = TokenPrefixes(primitive: [], alias: [], component: [])
        prefixes.primitive = try reader.texts("primitive")
        prefixes.alias = try reader.texts("alias")
        prefixes.component = try reader.texts("component")
        return prefixes
    }
}
