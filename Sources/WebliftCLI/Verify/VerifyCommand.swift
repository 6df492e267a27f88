import SourceText
import Verify

/// `weblift verify`: type-checks generated Swift for iOS with the toolchain of this machine, on Linux too.
enum VerifyCommand: Command {
    static let target = Option(
        name: "target",
        value: .required(placeholder: "N"),
        help: "the oldest iOS that the package has to run on: 15 (default), 16.4 …"
    )
    static let fresh = Option(
        name: "fresh",
        value: .none,
        help: "check everything, also what was right before and is unchanged"
    )

    static let languageMode = Option(
        name: "language-mode",
        value: .choices(LanguageMode.allCases.map(\.rawValue)),
        help: "only these language modes"
    )
    static let defaultIsolation = Option(
        name: "default-isolation",
        value: .choice(CompilerSettings.Isolation.allCases.map(\.rawValue)),
        help: "the actor of what names none, as the setting of Xcode and of the compiler"
    )
    static let upcomingFeature = Option(
        name: "upcoming-feature",
        value: .list(placeholder: "NAME[,NAME…]"),
        help: "features of a later language mode, such as MemberImportVisibility"
    )
    static let strictMemorySafety = Option(
        name: "strict-memory-safety",
        value: .none,
        help: "warn where memory is used unsafely"
    )
    static let appTarget = Option(
        name: "app-target",
        value: .none,
        help: "check the files as copied into a target of an app: without what the package manager adds"
    )

    static let name = "verify"
    static let summary = "type-check generated Swift for iOS"
    static let usage = "verify [DIR] [--target N] [--fresh] [--default-isolation MainActor] [options]"
    static let remarks = """
        DIR is a package folder with Sources/<Module> and Tests/<Module>; “out” without it. Its files are checked in the
        Swift 5 and the Swift 6 language mode, and warnings count as errors. Nothing of the package is executed. What
        was right before is not checked again as long as nothing that it depends on has changed. What weblift.json says as
        “out” and “deploymentTarget” counts here as well, and what it says as “verify”: “languageModes”,
        “defaultIsolation”, “upcomingFeatures”, “strictMemorySafety” and “appTarget”.
        """
    static let options = [
        target, fresh, languageMode, defaultIsolation, upcomingFeature, strictMemorySafety, appTarget, Option.config,
    ]
    static let positional = Completion.folders

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard arguments.inputs.count <= 1 else { throw UsageError("verify takes one folder") }
        let settings = try VerifySettings(arguments, try Configuration.find(arguments))
        let cache = try CacheFolder.path(session.environment)
        let line = session.progress
        do {
            let result = try Verifier(
                searchPath: session.environment["PATH"] ?? "",
                cache: cache,
                target: settings.target,
                settings: settings.compiler,
                isFresh: arguments.has(fresh)
            )
            .check(settings.folder) { line.show($0, on: &session.console) }
            line.clear(on: &session.console)
            result.report(into: &session.diagnostics)
            let files = Count.of("file", result.fileCount)
            let verdict = session.diagnostics.hasErrors ? "the package does not compile" : "all well"
            session.close("\(files) checked for iOS \(settings.target): \(verdict)")
        } catch {
            line.clear(on: &session.console)
            session.close("nothing was checked")
            report(error, into: &session.diagnostics)
        }
        return session.finish()
    }

    private static func report(_ failure: VerificationFailure, into diagnostics: inout DiagnosticBag) {
        let id: DiagnosticID =
            switch failure.kind {
            case .noToolchain: .verifyNoToolchain
            case .preparation: .verifyPreparation
            case .settings: .verifySettings
            case .system: .verifySystem
            }
        diagnostics.error(id, failure.message, at: nil, notes: failure.details.map { Diagnostic.Note($0) })
    }
}
