import Core
import Ingest

/// `weblift generate --watch`: generates, and again after each change of its sources.
struct GenerateWatch {
    private let arguments: Arguments

    /// Checks the command line once at the beginning: a mistake in it is no reason to wait for a change.
    ///
    /// The configuration is named from then on: where its file is away for a moment, as in a checkout, it is waited for, and
    /// nothing else takes its place.
    init(_ arguments: Arguments, beside configuration: String = Configuration.defaultPath) throws(UsageError) {
        var arguments = arguments
        if !arguments.has(.config), Ingestion.exists(configuration) { arguments.name(configuration, as: .config) }
        self.arguments = arguments
        _ = try GenerateRequest(arguments)
    }

    func run(_ session: inout Session) -> ExitCode {
        let interruption = Interruption()
        return run(&session) { interruption.pause() }
    }

    /// Runs with another way to wait: `pause` is false where the end is asked for. The exit code is the last run's.
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

    /// Paths to watch, read anew each time: a configuration may name other files now.
    private var paths: [String] {
        let configuration = [arguments[.config] ?? Configuration.defaultPath]
        guard let request = try? GenerateRequest(arguments) else { return configuration }
        return configuration + request.watchedPaths
    }
}
