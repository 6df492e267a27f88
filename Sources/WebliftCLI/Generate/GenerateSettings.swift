import Render

/// What is generated, with what and to where: the command line's word, else the configuration's, else the default.
struct GenerateSettings: Equatable {
    static let defaultOutput = "out"

    let output: String
    let style: TemplateStyle
    /// The folder of the project's templates.
    let templates: String?
    private let module: ModuleName?
    private let deploymentTarget: Int
    private let guardCondition: GuardCondition
    private let emissions: Set<Emission>

    init(_ arguments: Arguments, _ configuration: Configuration?) throws(UsageError) {
        output =
            if let told = arguments[GenerateCommand.out] { FolderName.withoutSlash(told) } else {
                try Self.output(configuration)
            }
        style = arguments[.templateSet].flatMap(TemplateStyle.init) ?? configuration?.templateStyle ?? .elevate
        templates = arguments[.templates] ?? configuration?.templates
        module = configuration?.module
        deploymentTarget = configuration?.deploymentTarget ?? RenderSettings.oldestTarget
        guardCondition = configuration?.guardCondition ?? .iOS
        let chosen = arguments.all(GenerateCommand.emit).compactMap(Emission.init)
        emissions = Set(chosen.isEmpty ? Emission.allCases : chosen)
    }

    /// Where it goes when the command line doesn't say so.
    static func output(_ configuration: Configuration?) throws(UsageError) -> String {
        let folder = configuration?.output ?? ProjectFolder(defaultOutput, in: "")
        return try folder?.withoutLinks() ?? defaultOutput
    }

    /// All that files depend on, as texts. The folder is not among it: what is generated is the same wherever it goes.
    var fingerprint: [String] {
        [
            style.rawValue, module?.description ?? "", String(deploymentTarget), guardCondition.rawValue,
            emissions.map(\.rawValue).sorted().joined(separator: ","),
        ]
    }

    /// The renderer's part of it. A module that nobody named is called after the library's prefix.
    func rendering(prefix: String) -> RenderSettings {
        RenderSettings(
            module: module ?? ModuleName(prefix: prefix),
            deploymentTarget: deploymentTarget,
            guardCondition: guardCondition,
            emissions: emissions
        )
    }
}
