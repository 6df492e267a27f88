import Core

package struct CompilerSetup: Sendable, Equatable {
    let frontend: String
    /// Tells compilers, SDKs and surfaces apart.
    let identity: [String]
    /// The target, and places of the toolchain's modules and macros.
    let options: [ProgramArgument]
    /// Modules of the package may lie there for a moment.
    let scratch: String
    let hasTesting: Bool
    let hasAppleMacros: Bool
    /// nil where the toolchain has no SwiftPM.
    var manifests: ManifestCompiler?
    private(set) var settings = CompilerSettings()
    private(set) var settingOptions: [LanguageMode: [ProgramArgument]] = [:]

    var verdicts: String { "\(scratch)/verdicts" }

    /// Lies beside the modules of Apple: the compiler takes all below them for Apple's own.
    var products: String { "\(scratch)-products" }

    /// Takes the settings that this compiler knows.
    package func with(_ settings: CompilerSettings) throws(VerificationFailure) -> CompilerSetup {
        var setup = self
        setup.settings = settings
        setup.settingOptions = [:]
        var usual = CompilerSettings()
        usual.languageModes = settings.languageModes
        usual.container = settings.container
        guard settings != usual else { return setup }
        let features = try SupportedFeatures(of: frontend)
        for mode in settings.languageModes { setup.settingOptions[mode] = try features.options(settings, in: mode) }
        return setup
    }

    func options(in mode: LanguageMode) -> [ProgramArgument] {
        options + ["-swift-version", .value(mode.rawValue)] + (settingOptions[mode] ?? [])
            + (settings.container == .package ? ["-D", "SWIFT_PACKAGE", "-package-name", "package"] : [])
    }
}
