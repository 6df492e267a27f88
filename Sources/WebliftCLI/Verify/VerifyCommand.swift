import Core
import Verify

enum VerifyCommand: Command {
    static let target = Option(
        "target",
        .required("N"),
        help: "the oldest iOS that the package has to run on, such as 16.4; what Package.swift says, or 15, without it"
    )
    static let fresh = Option("fresh", help: "check everything, also what was right before and is unchanged")

    static let strict = Option(
        "strict",
        help: "take for an error what is not known here; always so in a folder that was generated"
    )

    static let languageMode = Option(
        "language-mode",
        .choices(LanguageMode.allCases.map(\.rawValue)),
        help: "only these language modes"
    )
    static let defaultIsolation = Option(
        "default-isolation",
        .choice(CompilerSettings.Isolation.allCases.map(\.rawValue)),
        help: "the actor of what names none, as the setting of Xcode and of the compiler"
    )
    static let upcomingFeature = Option(
        "upcoming-feature",
        .list("NAME[,NAME…]"),
        help: "features of a later language mode, such as MemberImportVisibility"
    )
    static let strictMemorySafety = Option("strict-memory-safety", help: "warn where memory is used unsafely")
    static let appTarget = Option(
        "app-target",
        help: "check the files as copied into a target of an app: without what the package manager adds"
    )
    static let surface = Option(
        "surface",
        .repeated("PATH"),
        help: "declarations of modules that Weblift does not know: <Module>.swiftinterface, or a folder of them"
    )

    static let jobs = Option(
        "jobs",
        .required("N"),
        help: "how many compilers run at once; as many as there are cores without it"
    )

    static let name = "verify"
    static let summary = "type-check generated Swift for iOS"
    static let usage = "verify [DIR] [--target N] [--fresh] [--default-isolation MainActor] [options]"
    static let remarks = """
        DIR is a package folder; “out” without it. The targets of its Package.swift and the folders in Sources and Tests
        are checked in the Swift 5 and the Swift 6 language mode, and warnings count as errors. Nothing of the package is
        executed. What was right before is not checked again as long as nothing that it depends on has changed. What
        weblift.json says as “out” and “deploymentTarget” counts here as well, and what it says as “verify”:
        “languageModes”, “defaultIsolation”, “upcomingFeatures”, “strictMemorySafety”, “appTarget” and “surface”.
        """
    static let options = [
        target, fresh, strict, languageMode, defaultIsolation, upcomingFeature, strictMemorySafety, appTarget,
        surface, jobs, Option.config,
    ]
    static let positional = Completion.folders

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard arguments.inputs.count <= 1 else { throw UsageError("verify takes one folder") }
        let settings = try VerifySettings(try Project(arguments))
        let cache = try CacheFolder.path(session.environment)
        let line = session.progress
        do {
            let result = try Verifier(
                searchPath: session.searchPath,
                cache: cache,
                settings: settings,
                isFresh: arguments.has(fresh)
            )
            .check { line.show($0, on: &session.console) }
            line.clear(on: &session.console)
            // Code that the program wrote never hides behind unknown declarations.
            let isStrict = arguments.has(strict) || result.isGenerated
            result.report(isStrict: isStrict, into: &session.diagnostics)
            let files = Count.of("file", result.fileCount)
            let verdict = Self.verdict(result, hasErrors: session.diagnostics.hasErrors)
            session.close("\(files) checked for iOS \(settings.target): \(verdict)")
        } catch {
            line.clear(on: &session.console)
            session.close("nothing was checked")
            report(error, into: &session.diagnostics)
        }
        return session.finish()
    }

    private static func verdict(_ result: VerificationResult, hasErrors: Bool) -> String {
        if hasErrors { return "the package does not compile" }
        let unchecked = result.uncheckedCount
        let files =
            unchecked == 0 ? "" : ", and \(Count.of("file", unchecked)) \(unchecked == 1 ? "is" : "are") not checked"
        guard !result.unknown.isEmpty else { return files.isEmpty ? "all well" : "nothing is wrong" + files }
        let names = Count.listed(result.unknown.map(\.name), most: mostNames)
        let verb = result.unknown.count == 1 ? "is" : "are"
        let count = Count.of("name", result.unknown.count)
        return
            "nothing is wrong\(files), and \(count) \(verb) not known here: \(names); --surface can declare more"
    }

    private static let mostNames = 5

    private static func report(_ failure: VerificationFailure, into diagnostics: inout DiagnosticBag) {
        let id: DiagnosticID =
            switch failure.kind {
            case .noToolchain: .verifyNoToolchain
            case .preparation: .verifyPreparation
            case .settings: .verifySettings
            case .surface: .verifySurface
            case .system: .verifySystem
            }
        diagnostics.error(id, failure.message, at: nil, notes: failure.details.map { Diagnostic.Note($0) })
    }
}

/// Folder for things that can be made again: the user's cache folder.
enum CacheFolder {
    static func path(_ environment: [String: String]) throws(UsageError) -> String {
        // A relative one is to be passed over, says the specification of these folders.
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/weblift" }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw UsageError("there is no folder for a cache", suggestion: "set HOME or XDG_CACHE_HOME")
        }
        return "\(home)/\(Platform.caches)/weblift"
    }
}

/// Verification from the toolchain to the result, with the surface that the binary carries.
struct Verifier {
    let searchPath: String
    let cache: String
    let settings: VerifySettings
    /// Whether everything is checked, also files that were right before.
    let isFresh: Bool

    func check(progress: (String) -> Void) throws(VerificationFailure) -> VerificationResult {
        // Modules of others are found where the project has them.
        if Platform.hasFrameworks {
            return try check(with: AppleSDK.setup(for: settings.target, cache: cache), progress)
        }
        let toolchain = try Toolchain.find(searchPath: searchPath)
        let modules = try StandardModules.prepare(toolchain, cache: cache, progress: progress)
        var text = Self.bundledSurface
        for path in settings.surface { text = text.adding(try SurfaceFiles.read(path)) }
        let setup = try Surface.prepare(modules, text, progress: progress).setup(for: settings.target)
        return try check(with: setup, knowing: { [text] in SurfaceWords.all(in: text) }, progress)
    }

    private func check(
        with setup: CompilerSetup,
        knowing known: (@Sendable () -> Set<String>)? = nil,
        _ progress: (String) -> Void
    ) throws(VerificationFailure) -> VerificationResult {
        try Verification(setup.with(settings.compiler), isFresh: isFresh, jobs: settings.jobs, known: known)
            .check(settings.folder, progress: progress)
    }

    /// The declarations that the binary carries.
    static var bundledSurface: SurfaceText {
        SurfaceText(
            EmbeddedSpecs.files.compactMap { entry in
                let path = entry.path.description
                let parts = path.split(separator: "/")
                guard parts.count == 3, parts[0] == "surface" else { return nil }
                return (
                    String(parts[1]),
                    SurfaceText.File(path: "specs/\(path)", text: entry.text.description, isOwn: false)
                )
            }
        )
    }
}
