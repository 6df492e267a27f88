import Core
import Verify

/// Reads “verify” of a configuration: the compiler settings of the project, and the declarations beside the package.
struct CompilerSettingsReader {
    static let knownKeys = [
        "languageModes", "defaultIsolation", "upcomingFeatures", "strictMemorySafety", "appTarget", "surface",
    ]

    private let value: JSONValue
    private let reader: SettingsReader

    init(_ value: JSONValue, folder: String) {
        self.value = value
        reader = SettingsReader(value, folder: folder)
    }

    func settings() throws(UsageError) -> CompilerSettings {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “verify” is an object with settings of the compiler")
        }
        try UnknownKey.check(value, among: Self.knownKeys)
        var settings = CompilerSettings()
        if let modes = try languageModes() { settings.languageModes = modes }
        if let isolation: CompilerSettings.Isolation = try reader.choice("defaultIsolation") {
            settings.defaultIsolation = isolation
        }
        settings.upcomingFeatures = try reader.texts("upcomingFeatures")
        settings.isMemorySafetyStrict = try reader.flag("strictMemorySafety") ?? false
        if try reader.flag("appTarget") == true { settings.container = .app }
        return settings
    }

    /// Files and folders with declarations, relative like the inputs.
    func surface() throws(UsageError) -> [String] { try reader.paths("surface") }

    private func languageModes() throws(UsageError) -> [LanguageMode]? {
        guard let list = value["languageModes"] else { return nil }
        let words = LanguageMode.allCases.map(\.rawValue)
        var modes: [LanguageMode] = []
        for text in try reader.texts("languageModes") {
            guard let mode = LanguageMode(rawValue: text) else {
                throw UnknownChoice.mistake(text, of: "\(list.location): “languageModes”", among: words)
            }
            modes.append(mode)
        }
        guard !modes.isEmpty else {
            throw UsageError("\(list.location): “languageModes” has one at least: \(words.joined(separator: ", "))")
        }
        return LanguageMode.allCases.filter(modes.contains)
    }
}
