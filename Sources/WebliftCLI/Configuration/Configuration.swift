import AppCode
package import Core
import Generate
import Ingest
import Releases
import Verify

/// `weblift.json`
package struct Configuration: Equatable {
    static let defaultPath = "weblift.json"
    static let knownKeys = [
        // Editors alone read it.
        "$schema",
        "inputs", "matrix", "module", "deploymentTarget", "guard", "templateSet", "templates", "out", "tokens",
        "changes", "since", "icons", "verify", "colors", "glass", "live", "drift",
    ]

    /// Relative to the folder that the file is in.
    var inputs: [String] = []
    /// Relative like the inputs; of equal rules the later file's wins.
    var matrices: [String] = []
    var module: ModuleName?
    var deploymentTarget: Int?
    var guardCondition: GuardCondition?
    var templateStyle: TemplateStyle?
    /// Relative like the inputs.
    var templates: String?
    var output: ProjectFolder?
    /// Paths are relative like the inputs.
    var tokens: TokenInputs?
    /// The code or an asset catalog.
    var colors: ColorSource?
    /// Used where the system has it.
    var usesGlass: Bool?
    /// Relative like the inputs.
    var icons: [String] = []
    /// Addresses, and files relative like the inputs.
    var live: [String] = []
    var decisions = ChangeDecisions()
    /// Types of components, and differences from the web that are meant.
    var drift = DriftSettings()
    /// Paths are relative like the inputs.
    var former: FormerRelease?
    var compiler: CompilerSettings?
    /// Declarations of modules that Weblift does not know. Relative like the inputs.
    var surface: [String] = []

    /// Every unknown key is a mistake, so that no setting passes unheard.
    package init(_ file: SourceFile) throws(UsageError) {
        var diagnostics = DiagnosticBag()
        let document = JSONDocument.parse(file, into: &diagnostics)
        // Counts problems that leave a document readable, such as a repeated key: no setting is passed over.
        guard let root = document?.root, diagnostics.isEmpty else {
            let first = diagnostics.sorted.first
            throw UsageError("\(first?.location.map { "\($0): " } ?? "")\(first?.message ?? "this is no JSON")")
        }
        guard root.kind == .object else { throw UsageError("\(root.location): a configuration is a JSON object") }
        try UnknownKey.check(root, among: Configuration.knownKeys)
        if let schema = root["$schema"], schema.string == nil {
            throw UsageError("\(schema.location): “$schema” is the path or the address of a schema")
        }
        let folder = Configuration.folder(of: file.path.typed)
        let settings = SettingsReader(root, folder: folder)
        inputs = try settings.paths("inputs")
        matrices = try settings.paths("matrix")
        module = try settings.module("module")
        deploymentTarget = try settings.deploymentTarget("deploymentTarget")
        guardCondition = try settings.choice("guard")
        templateStyle = try settings.choice("templateSet")
        templates = try settings.path("templates")
        colors = try settings.choice("colors")
        usesGlass = try settings.flag("glass")
        icons = try settings.paths("icons")
        live = try settings.paths("live")
        output = try settings.projectFolder("out")
        if let value = root["changes"] { decisions = try ChangeDecisionsReader(value).decisions() }
        if let value = root["since"] {
            former = try FormerReleaseReader(value, folder: folder, inputs: inputs).release()
        }
        if let value = root["drift"] { drift = try DriftSettingsReader(value).settings() }
        if let value = root["verify"] {
            let reader = CompilerSettingsReader(value, folder: folder)
            compiler = try reader.settings()
            surface = try reader.surface()
        }
        if let value = root["tokens"] { tokens = try TokenSettingsReader(value, folder: folder).inputs() }
    }

    private init(at path: String) throws(UsageError) {
        var diagnostics = DiagnosticBag()
        guard let file = Ingestion.file(at: path, into: &diagnostics) else {
            throw UsageError("\(path): \(diagnostics.sorted.first?.message ?? "can't be read")")
        }
        try self.init(file)
    }

    /// nil where there is none.
    static func find(_ arguments: Arguments) throws(UsageError) -> Configuration? {
        if let path = arguments[.config] { return try Configuration(at: path) }
        return Ingestion.exists(defaultPath) ? try Configuration(at: defaultPath) : nil
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[...slash])
    }
}

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

    /// Relative like the inputs.
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

/// `"drift": { "types": { … }, "accept": [ … ] }`
struct DriftSettingsReader {
    static let knownKeys = ["types", "accept"]
    static var acceptances: AcceptanceReader<DriftRule> { AcceptanceReader(page: "Documentation/Drift.md") }

    private let value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    func settings() throws(UsageError) -> DriftSettings {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “drift” is an object with “types” and “accept”")
        }
        try UnknownKey.check(value, among: Self.knownKeys)
        var settings = DriftSettings()
        if let types = value["types"] { settings.types = try self.types(types) }
        if let accept = value["accept"] { settings.accepted = try acceptances(accept) }
        return settings
    }

    private func types(_ value: JSONValue) throws(UsageError) -> [String: NamedType] {
        guard value.kind == .object else {
            throw UsageError("\(value.location): “types” is an object with tags and the Swift type of each")
        }
        var types: [String: NamedType] = [:]
        for member in value.members {
            guard let type = member.value.string, !type.isEmpty else {
                throw UsageError(
                    "\(member.value.location): the type of “\(member.key.text)” is the name of a Swift type, such as “BrandButton”"
                )
            }
            types[member.key.text] = NamedType(type, at: member.value.location)
        }
        return types
    }

    private func acceptances(_ list: JSONValue) throws(UsageError) -> [DriftAcceptance] {
        guard list.kind == .array else {
            throw UsageError("\(list.location): “accept” is a list of rules, components and reasons")
        }
        var acceptances: [DriftAcceptance] = []
        for element in list.elements { acceptances.append(try Self.acceptances.acceptance(element)) }
        return acceptances
    }
}

enum UnknownKey {
    static func check(_ object: JSONValue, among known: [String]) throws(UsageError) {
        for member in object.members where !known.contains(member.key.text) {
            let nearest = NearestName.of(member.key.text, among: known)
            throw UsageError(
                "\(member.key.location): there is no setting “\(member.key.text)”",
                suggestion: nearest.map { "did you mean “\($0)”?" }
            )
        }
    }
}
