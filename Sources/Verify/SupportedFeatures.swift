import Core

/// Older compilers don't know the question, and pass over unknown features. So nothing is asked of a compiler that does
/// not tell that it has one.
struct SupportedFeatures: Equatable {
    /// Language mode in which each feature is on without a word.
    private(set) var upcoming: [String: Int] = [:]
    private(set) var hasStrictMemorySafety = false

    init(of frontend: String) throws(VerificationFailure) {
        let question = ChildProcess(
            program: frontend,
            arguments: ["-frontend", "-print-supported-features"],
            timeLimit: .seconds(60)
        )
        let run = try question.output()
        guard run.succeeded, let features = SupportedFeatures(run.output) else {
            throw VerificationFailure(
                .settings,
                "this toolchain does not tell which features it has",
                details: ["default isolation, upcoming features and strict memory safety need Swift 6.2 or later"]
            )
        }
        self = features
    }

    init?(_ answer: String) {
        var diagnostics = DiagnosticBag()
        let file = SourceFile(path: SourcePath("features"), text: answer)
        guard let features = JSONDocument.parse(file, into: &diagnostics)?.root["features"],
            let upcoming = features["upcoming"]?.elements
        else { return nil }
        for feature in upcoming {
            guard let name = feature["name"]?.string else { continue }
            self.upcoming[name] = feature["enabled_in"]?.string.flatMap { Int($0) } ?? .max
        }
        hasStrictMemorySafety =
            features["optional"]?.elements.contains { $0["name"]?.string == "StrictMemorySafety" } ?? false
    }

    /// The order of the settings does not change options.
    func options(_ settings: CompilerSettings, in mode: LanguageMode) throws(VerificationFailure) -> [ProgramArgument] {
        var options: [ProgramArgument] = []
        // Default isolation and strict memory safety came with the same release.
        if settings.defaultIsolation != .nonisolated || settings.isMemorySafetyStrict, !hasStrictMemorySafety {
            throw VerificationFailure(.settings, "default isolation and strict memory safety need Swift 6.2 or later")
        }
        if settings.defaultIsolation != .nonisolated {
            options += ["-default-isolation", .value(settings.defaultIsolation.rawValue)]
        }
        if settings.isMemorySafetyStrict { options.append("-strict-memory-safety") }
        for name in Set(settings.upcomingFeatures).sorted() {
            guard let since = upcoming[name] else {
                let nearest = NearestName.of(name, among: upcoming.keys.sorted())
                throw VerificationFailure(
                    .settings,
                    "this toolchain has no upcoming feature “\(name)”",
                    details: nearest.map { ["did you mean \($0)?"] } ?? []
                )
            }
            // The compiler does not accept features that are on anyway.
            if since > mode.number { options += ["-enable-upcoming-feature", .value(name)] }
        }
        return options
    }
}
