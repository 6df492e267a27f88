import Generate
import Package
import Translate

/// The command line's word, else the configuration's, else the default.
struct GenerateSettings: Equatable {
    static let defaultOutput = "out"

    let output: String
    let style: TemplateStyle
    let templates: String?
    private let emissions: Set<Emission>
    private let configuration: Configuration?

    init(_ project: Project) throws(UsageError) {
        let (arguments, configuration) = (project.arguments, project.configuration)
        self.configuration = configuration
        output = try Self.folder(arguments[GenerateCommand.out], project)
        style = arguments.choice(.templateSet) ?? configuration?.templateStyle ?? .elevate
        templates = arguments[.templates] ?? configuration?.templates
        let chosen = arguments.all(GenerateCommand.emit).compactMap(Emission.init)
        emissions = chosen.isEmpty ? Emission.standard : Set(chosen)
    }

    /// The folder of a package: `named` on the command line, else the configuration's, else the default.
    static func folder(_ named: String?, _ project: Project) throws(UsageError) -> String {
        if let named { return FolderName.withoutSlash(named) }
        return try output(project.configuration)
    }

    static func output(_ configuration: Configuration?) throws(UsageError) -> String {
        let folder = configuration?.output ?? ProjectFolder(defaultOutput, in: "")
        return try folder?.withoutLinks() ?? defaultOutput
    }

    /// A module that nobody names is called after the library's prefix, and as before where the prefix is the same.
    func names(of translation: LibraryTranslation, keeping known: PackageNames?) -> PackageNames {
        let kept = known.flatMap { $0.prefix == translation.prefix ? ModuleName($0.module) : nil }
        return PackageNames(
            tags: translation.tagPrefix,
            prefix: translation.prefix,
            module: (configuration?.module ?? kept ?? ModuleName(prefix: translation.prefix)).description
        )
    }

    func rendering(_ names: PackageNames) -> RenderSettings {
        RenderSettings(
            module: ModuleName(names.module) ?? ModuleName(prefix: names.prefix),
            deploymentTarget: configuration?.deploymentTarget ?? RenderSettings.oldestTarget,
            guardCondition: configuration?.guardCondition ?? .iOS,
            colors: configuration?.colors ?? .swift,
            usesGlass: configuration?.usesGlass ?? false,
            emissions: emissions
        )
    }
}
