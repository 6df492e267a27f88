import Verify

/// iOS is the command line's word, else the configuration's for generated code, else the manifest's, else the default
/// of generated code.
struct VerifySettings: Equatable {
    let folder: String
    let target: DeploymentTarget
    let compiler: CompilerSettings
    let surface: [String]
    /// nil for as many as there are cores.
    let jobs: Int?

    init(_ arguments: Arguments, _ configuration: Configuration?) throws(UsageError) {
        folder =
            if let told = arguments.inputs.first { FolderName.withoutSlash(told) } else {
                try GenerateSettings.output(configuration)
            }
        compiler = VerifySettings.compiler(arguments, configuration?.compiler ?? CompilerSettings())
        surface = (configuration?.surface ?? []) + arguments.all(VerifyCommand.surface)
        jobs = try VerifySettings.jobs(arguments)
        let configured = configuration?.deploymentTarget.flatMap { DeploymentTarget(String($0)) }
        guard let text = arguments[VerifyCommand.target] else {
            target = configured ?? ManifestTarget.of(folder) ?? .standard
            return
        }
        guard let told = DeploymentTarget(text) else {
            throw UsageError(
                "--target can't be “\(text)”",
                suggestion: "it is a version of iOS from 13 on, such as 15 or 16.4"
            )
        }
        target = told
    }

    private static func jobs(_ arguments: Arguments) throws(UsageError) -> Int? {
        guard let text = arguments[VerifyCommand.jobs] else { return nil }
        guard let count = Int(text), count > 0 else {
            throw UsageError("--jobs can't be “\(text)”", suggestion: "it is a number from 1 on")
        }
        return count
    }

    /// The command line's word counts more, one setting at a time.
    private static func compiler(_ arguments: Arguments, _ configured: CompilerSettings) -> CompilerSettings {
        var settings = configured
        let modes = arguments.all(VerifyCommand.languageMode).compactMap(LanguageMode.init(rawValue:))
        if !modes.isEmpty { settings.languageModes = LanguageMode.allCases.filter(modes.contains) }
        if let isolation = arguments[VerifyCommand.defaultIsolation].flatMap(CompilerSettings.Isolation.init(rawValue:))
        {
            settings.defaultIsolation = isolation
        }
        if let features = arguments[VerifyCommand.upcomingFeature] {
            settings.upcomingFeatures = features.split(separator: ",").map(String.init)
        }
        if arguments.has(VerifyCommand.strictMemorySafety) { settings.isMemorySafetyStrict = true }
        if arguments.has(VerifyCommand.appTarget) { settings.container = .app }
        return settings
    }
}
