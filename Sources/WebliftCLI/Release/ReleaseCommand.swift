import Changes
import Render
import SourceText
import SwiftModel
import Workspace

/// `weblift release`: everything that a new release asks for in one go, and what it leaves to a person.
enum ReleaseCommand: Command {
    static let dryRun = Option(
        name: "dry-run",
        value: .none,
        help: "write nothing, and print what would be left to do"
    )

    static let until = Option(
        name: GenerateCommand.until.name,
        value: .required(placeholder: "X.Y.Z"),
        help: "the release that may drop what keeps callers of OLD compiling; the next that may break, without it"
    )

    static let name = "release"
    static let summary = "bring a package up to a new release, and print what is left to do"
    static let usage = "release OLD NEW [--git REF:PATH] [--out DIR] [options]"
    static let remarks = """
        Compares OLD and NEW as “weblift diff” does, writes the components of NEW as “weblift generate” does, and ends with
        what a person must do now, file by file: conflicts, files that nothing generates any more, calls that no longer
        compile, items without a counterpart. A component that has another tag takes its files and their edits with it.
        What callers of OLD wrote stays, deprecated, below Deprecated, as with “generate --since OLD”, until the next release
        after --declared, or after the version that NEW tells, that may break them; --until names another one. Afterwards
        generate with --since OLD and that --until, or with “since” in weblift.json: without it, all of that goes.
        The exit code is 1 where files hold conflicts, or where --declared is too small.
        """
    static let options = [
        DiffCommand.git, DiffCommand.declared, DiffCommand.base, until, GenerateCommand.out, GenerateCommand.emit,
        Option.tokens, Option.templates, Option.templateSet, Option.full, dryRun, GenerateCommand.force,
        GenerateCommand.restore,
        Option.config, Option.matrix,
    ]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        session.close("nothing was written")
        let sides = try DiffSides(arguments, of: name)
        let versions = try VersionCheck(declared: arguments[DiffCommand.declared], base: arguments[DiffCommand.base])
        let request = try GenerateRequest(arguments, of: sides.newInputs, since: nil)
        let options = PlanOptions(arguments, in: request.settings.output)
        let until = try FormerRelease.until(arguments)
        let suppressions = try Configuration.find(arguments)?.suppressions ?? []
        let reader = DiffReader(searchPath: session.environment["PATH"] ?? "")
        let documents = request.matrices.documents(into: &session.diagnostics)
        let ((old, new), (translator, tokens)) = Workers.both(into: &session.diagnostics) { diagnostics in
            // What there was to say of the former release was said then.
            var former = DiagnosticBag()
            let old = reader.library(from: sides.old, into: &former)
            diagnostics.add(contentsOf: former.errors)
            return (old, reader.library(from: sides.new, into: &diagnostics))
        } and: { diagnostics in
            (
                Pipeline.translator(from: documents, into: &diagnostics),
                Pipeline.resolvedTokens(from: request.tokenInputs, into: &diagnostics)
            )
        }
        // What could not be read would look as if it were gone.
        guard !session.hasErrors() else { return session.finish() }
        // What there is to say of the translation is said when the components are generated.
        var said = DiagnosticBag()
        let known = GenerateOutput.names(in: request.settings.output, &session)
        var changes = Pipeline.changes(from: old, to: new, by: translator, keeping: known?.tags, into: &said)
        changes.suppress(suppressions, into: &session.diagnostics)
        let end = until ?? versions.firstToBreak(after: changes)
        if end == nil { Self.reportNoEnd(of: changes, into: &session.diagnostics) }
        guard !session.hasErrors() else { return session.finish() }
        let former = end.map { FormerLibrary(old, until: $0) }
        guard
            let contents = request.contents(of: new, since: former, by: translator, documents, tokens, &session)?
                .telling(changes),
            let generation = request.generation(
                of: contents,
                renames: Renames(changes.renamedComponents),
                &session
            )
        else { return session.finish() }
        let output = GenerateOutput(folder: request.settings.output, isQuiet: arguments.has(.quiet))
        let plan =
            arguments.has(dryRun)
            ? output.shown(generation, options, &session)
            : output.carriedOut(generation, options, sealing: nil, &session)
        versions.check(changes, into: &session.diagnostics)
        if let plan {
            let report = ReleaseText(
                palette: session.outputPalette,
                folder: request.settings.output,
                until: contents.shims.flatMap { $0.isEmpty ? nil : $0.until }
            )
            session.show(report.print(changes, plan, of: contents.selection))
            let tasks = report.taskCount(changes, plan, of: contents.selection)
            let summary = GenerateSummary(folder: request.settings.output, plan: plan, swift: contents.selection)
            session.close(
                arguments.has(dryRun) ? "nothing was written, as --dry-run asks" : summary.sentence,
                next: tasks == 0 ? nil : "what is left to do"
            )
        }
        return session.finish()
    }

    /// Where callers have to be kept compiling, somebody has to say how long.
    private static func reportNoEnd(of changes: LibraryChanges, into diagnostics: inout DiagnosticBag) {
        guard changes.changes.contains(where: { $0.swift.effect == .sourceBreaking }) else { return }
        diagnostics.error(
            .changesUntil,
            "NEW tells no version, so nobody knows which release may drop what keeps callers of OLD compiling",
            at: nil,
            suggestion: "name that one with --until X.Y.Z, or NEW with --declared X.Y.Z"
        )
    }
}

extension DiffSides {
    /// The new side where it is on the disk. A revision has no paths; its tokens are named like any others.
    fileprivate var newInputs: Inputs {
        switch new {
        case .inputs(let inputs): inputs
        case .git: .paths([])
        }
    }
}
