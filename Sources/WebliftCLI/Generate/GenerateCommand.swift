import Core
import Generate
import Ingest
import Package
import SwiftModel
import Tokens
import Translate

enum GenerateCommand: Command {
    static let out = Option(
        "out",
        short: "o",
        .required("DIR"),
        help: "the folder to write into; “\(GenerateSettings.defaultOutput)” without it"
    )
    static let emit = Option(
        "emit",
        .choices(Emission.allCases.map(\.rawValue)),
        help: "write only some of these, with the tokens they need; the others stay"
    )
    static let check = Option("check", help: "write nothing, and name each file that is not as it should be")
    static let dryRun = Option("dry-run", help: "write nothing, and print what would become of each file")
    static let diff = Option("diff", help: "with --dry-run: print each change as a unified diff, too")
    static let force = Option("force", help: "write files anew that belong to the program and were edited")
    static let restore = Option(
        "restore",
        .optional("PATH"),
        help: "bring back what was deleted: all of it, or a file or folder"
    )

    static let since = Option(
        "since",
        .required("OLD"),
        help: "a file or folder of the former release, whose callers go on compiling, with warnings; see --until"
    )
    static let git = DiffCommand.git.saying("in place of --since: what a revision of the git repository has at PATH")
    static let until = Option(
        "until",
        .required("X.Y.Z"),
        help: "the release that may drop what callers of before need; see above"
    )

    static let declared = DiffCommand.declared.saying("the release that the inputs are, where they don't tell it")

    static let watch = Option(
        "watch",
        short: "w",
        help: "generate again whenever an input, a matrix, a template, tokens or weblift.json change; Ctrl-C ends it"
    )

    static let icons = Option(
        "icons",
        .repeated("DIR"),
        help: "SVG icons, besides those of weblift.json, which components then take by name; see “weblift icons --help”"
    )

    static let name = "generate"
    static let summary = "write SwiftUI and UIKit components as a Swift package, and keep it up to date"
    static let usage = "generate [inputs…] [--out DIR] [options]"
    static let remarks = """
        What is written is planned first: where anything is an error, nothing is written, but for matrix.tie, which
        leaves out one item; and a file that is the same already is not touched. Components and tests are for people to
        finish: what they edit stays, and is brought together with what is generated anew. Tokens and support code
        belong to the program and are written anew.
        DIR/.weblift remembers what was generated; it belongs in version control.
        With --since, what callers of OLD wrote is added below Deprecated, and what it had stays in its order; --git
        REF:PATH takes OLD from a revision. What nothing can keep compiling is listed there. Where a matrix, a setting or
        another weblift makes something else of the same inputs, what callers wrote is added there as well, until the
        release that --until names, or else the next after that of the inputs that may break them; with that one, it goes.
        With --only, a component brings those that it needs, and nothing else is touched. With --emit, a control counts on
        the view around which it is written before, and a test on both. weblift.json can also say “module”,
        “deploymentTarget” (15), “guard” (os(iOS) or canImport(SwiftUI)), “templateSet”, “templates”, “tokens”, “icons”,
        “out” and “colors” (swift or assets). --emit assets writes the colors that follow the appearance as an asset
        catalog; with “colors”: “assets” the code takes them from there. “glass”: true asks for Liquid Glass.
        """
    static let options = [
        out, emit, Option.only, Option.tokens, icons, Option.templates, Option.templateSet, check, dryRun, diff, force,
        restore, since, git, Option.oldTokens, until, declared, watch, Option.full, Option.config, Option.matrix,
    ]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard arguments.has(watch) else { return try runOnce(arguments, &session) }
        let others = [check, dryRun, diff, force, restore]
        if let other = others.first(where: arguments.has) {
            throw UsageError("--watch writes whenever something changes and can't be combined with --\(other.name)")
        }
        return try GenerateWatch(arguments).run(&session)
    }

    static func runOnce(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        session.close(arguments.has(check) ? "nothing was checked" : "nothing was written")
        let request = try GenerateRequest(try Project(arguments))
        let mode = try GenerateMode(arguments, in: request.settings.output)
        let output = GenerateOutput(folder: request.settings.output)
        guard let contents = request.contents(&session),
            let generation = request.generation(of: contents, &session)
        else { return session.finish() }
        let absence = TokenAbsence(of: request, contents, generation)
        if case .write = mode { absence?.report(into: &session.diagnostics) }
        return output.run(mode, of: generation, &session) { plan, session in
            let summary = GenerateSummary(folder: output.folder, plan: plan, swift: contents.selection)
            let remark = absence.map { "; \($0.sentence)" } ?? ""
            session.close(summary.sentence + remark, next: summary.next)
        }
    }
}

struct GenerateWatch {
    private let arguments: Arguments

    /// A mistake in the command line is no reason to wait.
    ///
    /// The configuration is named from then on: where its file is away for a moment, as in a checkout, it is waited
    /// for, and nothing else takes its place.
    init(_ arguments: Arguments, beside configuration: String = Configuration.defaultPath) throws(UsageError) {
        var arguments = arguments
        if !arguments.has(.config), Ingestion.exists(configuration) { arguments.name(configuration, as: .config) }
        self.arguments = arguments
        _ = try GenerateRequest(try Project(arguments))
    }

    func run(_ session: inout Session) -> ExitCode {
        let interruption = Interruption()
        return run(&session) { interruption.pause() }
    }

    /// `pause` is false where the end is asked for. The exit code is the last run's.
    func run(_ session: inout Session, pause: () -> Bool) -> ExitCode {
        withoutActuallyEscaping(pause) { pause in
            var last = ExitCode.success
            var session = session
            let watch = Watch(state: { WatchedFiles(at: paths) }, pause: pause)
            watch.run { last = generate(&session) }
            return last
        }
    }

    private func generate(_ session: inout Session) -> ExitCode {
        var run = session.renewed()
        let code: ExitCode
        do throws(UsageError) {
            code = try GenerateCommand.runOnce(arguments, &run)
        } catch {
            // Somebody is still writing it.
            let lines = [
                "weblift: \(TerminalText.line(error.message))", "    nothing is written until that changes", "",
            ]
            run.console.writeError(Printout(lines.joined(separator: "\n")))
            code = .usage
        }
        session.progress.show("watching; Ctrl-C ends it", on: &session.console)
        return code
    }

    /// Reads the configuration each time: it may name other files now.
    private var paths: [String] {
        let configuration = [arguments[.config] ?? Configuration.defaultPath]
        guard let request = try? GenerateRequest(Project(arguments)) else { return configuration }
        return configuration + request.watchedPaths
    }
}

/// Why no token is written, although files with tokens were named.
struct TokenAbsence {
    let sentence: String

    /// nil where no file was named, or where tokens are written.
    init?(of request: GenerateRequest, _ contents: PackageContents, _ generation: Generation) {
        guard !request.tokenInputs.sources.isEmpty,
            !generation.files.contains(where: DesignTokenFiles.includes)
        else { return nil }
        let reason =
            switch contents.tokens?.tokens.count {
            case nil: "no file with tokens was read"
            case 0?: "the files declare none"
            case let count?: "none of \(Count.of("token", count)) has a value that Swift can have"
            }
        sentence = "no design tokens written, because \(reason)"
    }

    func report(into diagnostics: inout DiagnosticBag) {
        diagnostics.warning(
            .tokensNoneWritten,
            sentence,
            at: nil,
            suggestion: "weblift tokens shows what was read, and why"
        )
    }
}

/// Runs something whenever files have changed and are at rest. State and pause are handed in: tests need no clock.
struct Watch {
    /// Files to watch may depend on files: a configuration names others.
    let state: () -> WatchedFiles
    /// Waits a little; false where a person wants to end it.
    let pause: () -> Bool

    /// An editor writes several files in several steps: a run begins when nothing has changed between two looks.
    func run(_ body: () -> Void) {
        // State from before the run: a change meanwhile makes another run.
        var known = state()
        body()
        var last = known
        while pause() {
            let now = state()
            defer { last = now }
            guard now != known, now == last else { continue }
            known = now
            body()
        }
    }
}
