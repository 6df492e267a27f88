package import Core
import Generate
import Ingest
import Releases
import Verify

/// `weblift.json`
package struct Configuration: Sendable, Equatable {
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

    /// Folder of the file, with a slash; empty for the current one.
    let folder: String

    /// Every unknown key is a mistake, so that no setting passes unheard.
    package init(_ file: SourceFile) throws(UsageError) {
        folder = Configuration.folder(of: file.path.typed)
        var diagnostics = DiagnosticBag()
        let document = JSONDocument.parse(file, into: &diagnostics)
        // Counts problems that leave a document readable, such as a repeated key: no setting is passed over.
        guard let root = document?.root, diagnostics.isEmpty else {
            let first = diagnostics.sorted.first
            throw UsageError("\(first?.location.map { "\($0): " } ?? "")\(first?.message ?? "this is no JSON")")
        }
        let settings = try SettingsReader(
            root,
            keys: Configuration.knownKeys,
            folder: folder,
            form: "a configuration is a JSON object"
        )
        _ = try settings.value("$schema", "is the path or the address of a schema", \.string)
        inputs = try settings.paths("inputs")
        matrices = try settings.paths("matrix")
        module = try settings.module("module")
        deploymentTarget = try settings.number(
            "deploymentTarget",
            "is the oldest major version of iOS to run on, a whole number from "
                + "\(RenderSettings.oldestTarget) to \(RenderSettings.targets.upperBound)",
            where: { RenderSettings.targets.contains($0) }
        )
        guardCondition = try settings.choice("guard")
        templateStyle = try settings.choice("templateSet")
        templates = try settings.path("templates")
        colors = try settings.choice("colors")
        usesGlass = try settings.flag("glass")
        icons = try settings.paths("icons")
        live = try settings.paths("live")
        output = try settings.projectFolder("out")
        decisions = try settings.changeDecisions()
        former = try settings.formerRelease(of: inputs)
        drift = try settings.driftSettings()
        let form = "“verify” is an object with settings of the compiler"
        if let verify = try settings.object("verify", keys: SettingsReader.compilerKeys, form: form) {
            compiler = try verify.compilerSettings()
            surface = try verify.paths("surface")
        }
        tokens = try settings.tokenInputs()
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

/// The command line, and the `weblift.json` that goes with it, which is read once a run.
struct Project {
    let arguments: Arguments
    /// nil where there is none.
    let configuration: Configuration?
}

extension Project {
    init(_ arguments: Arguments) throws(UsageError) {
        self.init(arguments: arguments, configuration: try Configuration.find(arguments))
    }

    /// A command that asks for nothing but inputs reads no configuration beside inputs that are named, unless that is
    /// named as well.
    init(_ arguments: Arguments, inputs: [String]) throws(UsageError) {
        let isNeeded = inputs.isEmpty || arguments.has(.config)
        self.init(arguments: arguments, configuration: isNeeded ? try Configuration.find(arguments) : nil)
    }

    var configurationPath: String { arguments[.config] ?? Configuration.defaultPath }

    var decisions: ChangeDecisions { configuration?.decisions ?? ChangeDecisions() }
}

/// `verify`: the compiler settings of the project.
extension SettingsReader {
    static let compilerKeys = [
        "languageModes", "defaultIsolation", "upcomingFeatures", "strictMemorySafety", "appTarget", "surface",
    ]

    fileprivate func compilerSettings() throws(UsageError) -> CompilerSettings {
        var settings = CompilerSettings()
        if let modes = try languageModes() { settings.languageModes = modes }
        if let isolation: CompilerSettings.Isolation = try choice("defaultIsolation") {
            settings.defaultIsolation = isolation
        }
        settings.upcomingFeatures = try texts("upcomingFeatures")
        settings.isMemorySafetyStrict = try flag("strictMemorySafety") ?? false
        if try flag("appTarget") == true { settings.container = .app }
        return settings
    }

    private func languageModes() throws(UsageError) -> [LanguageMode]? {
        guard let list = self["languageModes"] else { return nil }
        let modes = try texts("languageModes").map { text throws(UsageError) -> LanguageMode in
            try UnknownChoice.checked(text, of: "\(list.location): “languageModes”")
        }
        guard !modes.isEmpty else {
            let words = LanguageMode.allCases.map(\.rawValue)
            throw list.mistake("“languageModes” has one at least: \(words.joined(separator: ", "))")
        }
        return LanguageMode.allCases.filter(modes.contains)
    }
}
