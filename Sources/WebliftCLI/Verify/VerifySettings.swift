import Verify

/// iOS is the command line's word, else the configuration's for generated code, else the manifest's, else the default
/// of generated code.
struct VerifySettings: Equatable {
    let folder: String
    let target: DeploymentTarget
    let compiler: CompilerSettings
    /// Files and folders with declarations of the project.
    let surface: [String]
    /// nil for as many as there are cores.
    let jobs: Int?

    init(_ project: Project) throws(UsageError) {
        let (arguments, configuration) = (project.arguments, project.configuration)
        folder = try GenerateSettings.folder(arguments.inputs.first, project)
        compiler = VerifySettings.compiler(arguments, configuration?.compiler ?? CompilerSettings())
        surface = (configuration?.surface ?? []) + arguments.all(VerifyCommand.surface)
        jobs = try arguments.value(VerifyCommand.jobs, form: "it is a number from 1 on", Arguments.positive)
        let configured = configuration?.deploymentTarget.flatMap { DeploymentTarget(String($0)) }
        let form = "it is a version of iOS from 13 on, such as 15 or 16.4"
        target =
            try arguments.value(VerifyCommand.target, form: form) { DeploymentTarget($0) }
            ?? configured ?? ManifestTarget.of(folder) ?? .standard
    }

    /// The command line's word counts more, one setting at a time.
    private static func compiler(_ arguments: Arguments, _ configured: CompilerSettings) -> CompilerSettings {
        var settings = configured
        let modes = arguments.all(VerifyCommand.languageMode).compactMap(LanguageMode.init(rawValue:))
        if !modes.isEmpty { settings.languageModes = LanguageMode.allCases.filter(modes.contains) }
        settings.defaultIsolation = arguments.choice(VerifyCommand.defaultIsolation) ?? settings.defaultIsolation
        if let features = arguments[VerifyCommand.upcomingFeature] {
            settings.upcomingFeatures = features.split(separator: ",").map(String.init)
        }
        if arguments.has(VerifyCommand.strictMemorySafety) { settings.isMemorySafetyStrict = true }
        if arguments.has(VerifyCommand.appTarget) { settings.container = .app }
        return settings
    }
}
