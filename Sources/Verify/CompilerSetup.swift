import Core

/// Requirements of the compiler to check Swift for iOS on this machine.
package struct CompilerSetup: Sendable, Equatable {
    /// The program that compiles.
    let frontend: String
    /// Identity of all that is compiled with beside the options: another compiler, SDK or surface has another one.
    let identity: [String]
    /// The target, and where the modules and the macros of the toolchain are.
    let options: [ProgramArgument]
    /// A folder in which modules of the package may lie for a moment.
    let scratch: String
    /// Whether tests can be checked.
    let hasTesting: Bool
    /// Whether the macros of Apple's frameworks are there.
    let hasAppleMacros: Bool
    /// Compiler of manifests; nil where the toolchain has no SwiftPM.
    var manifests: ManifestCompiler?
    /// Settings of the project.
    private(set) var settings = CompilerSettings()
    /// Options that the settings come to in each mode.
    private var settingOptions: [LanguageMode: [ProgramArgument]] = [:]

    init(
        frontend: String,
        identity: [String],
        options: [ProgramArgument],
        scratch: String,
        hasTesting: Bool,
        hasAppleMacros: Bool
    ) {
        self.frontend = frontend
        self.identity = identity
        self.options = options
        self.scratch = scratch
        self.hasTesting = hasTesting
        self.hasAppleMacros = hasAppleMacros
    }

    /// The folder in which right files and modules are remembered.
    var verdicts: String { "\(scratch)/verdicts" }

    /// Lies beside the modules of Apple: the compiler takes all below them for Apple's own.
    var products: String { "\(scratch)-products" }

    /// The same with settings of a project, as far as this compiler knows them.
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

    /// Lists the options of the compiler for each module in a mode.
    func options(in mode: LanguageMode) -> [ProgramArgument] {
        options + ["-swift-version", .value(mode.rawValue)] + (settingOptions[mode] ?? [])
            + (settings.container == .package ? ["-D", "SWIFT_PACKAGE", "-package-name", "package"] : [])
    }
}
