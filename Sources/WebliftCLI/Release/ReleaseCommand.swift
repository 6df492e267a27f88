import Core
import Generate
import Package
import Releases
import SwiftModel
import Translate

enum ReleaseCommand: Command {
    static let dryRun = Option("dry-run", help: "write nothing, and print what would be left to do")

    static let until = GenerateCommand.until.saying(
        "the release that may drop what keeps callers of OLD compiling; the next that may break, without it"
    )

    static let sources = DiffCommand.sources.saying(
        "the app's own Swift: also list its lines that stop compiling, do something else or use what is deprecated"
    )

    static let name = "release"
    static let summary = "bring a package up to a new release, and print what is left to do"
    static let usage = "release [OLD] [NEW] [--git REF[:PATH]] [--out DIR] [--sources DIR] [options]"
    static let remarks = """
        Compares OLD and NEW as “weblift diff” does, writes the components of NEW as “weblift generate” does, and ends with
        what a person must do now, file by file: conflicts, files that nothing generates any more, calls that no longer
        compile, new items without a counterpart. Of the files that people edited, their own files in the package and, with
        --sources, the app, it lists the lines that stop compiling, those that compile and do nothing or something else,
        and those that the files below Deprecated keep compiling. What the former release had already is only counted.
        A component that has another tag takes its files and their edits with it.
        What callers of OLD wrote stays, deprecated, below Deprecated, as with “generate --since OLD”, until the next release
        after --declared, or after the version that NEW tells, that may break them; --until names another one. Later runs
        keep it until then: the ledger remembers it, over several releases. Of design tokens it remembers nothing: for
        these, generate with --since OLD or with “since” in weblift.json.
        The exit code is 1 where files hold conflicts, or where --declared is too small, and 2 where OLD or NEW can't be read.
        """
    static let options = [
        DiffCommand.git, DiffCommand.declared, DiffCommand.base, until, GenerateCommand.out, GenerateCommand.emit,
        sources, Option.tokens, Option.oldTokens, Option.templates, Option.templateSet, Option.full, dryRun,
        GenerateCommand.force,
        GenerateCommand.restore,
        Option.config, Option.matrix,
    ]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        session.close("nothing was written")
        let project = try Project(arguments)
        let named = try DiffSides(project, of: name)
        let versions = try VersionCheck(arguments)
        let request = try GenerateRequest(project, of: named.newInputs, since: nil)
        let options = PlanOptions(arguments, in: request.settings.output)
        let until = try FormerRelease.until(arguments)
        let reader = session.reader
        let sides = reader.resolved(named, tokens: request.tokenInputs, into: &session.diagnostics)
        guard !session.hasErrors() else { return session.finishUnread() }
        let oldTokens = TokenSource.old(arguments.all(.oldTokens), of: sides.old, like: request.tokenInputs)
        let decisions = request.decisions
        let documents = request.matrices.documents(into: &session.diagnostics)
        let ((old, formerTokens, new), (translator, tokens)) = Workers.both(into: &session.diagnostics) { diagnostics in
            // Diagnostics of the former release were reported when it was new.
            var former = DiagnosticBag()
            let old = reader.library(from: sides.old, into: &former)
            let oldTokens = oldTokens?.resolved(by: reader, into: &former)
            diagnostics.add(contentsOf: former.errors)
            return (old, oldTokens, reader.library(from: sides.new, into: &diagnostics))
        } and: { diagnostics in
            (
                Pipeline.translator(from: documents, into: &diagnostics),
                Pipeline.resolvedTokens(from: request.tokenInputs, into: &diagnostics)
            )
        }
        let app = arguments[sources].map { AppSources(FolderName.withoutSlash($0), into: &session.diagnostics) }
        // Unreadable inputs would look as if they were gone.
        guard !session.hasErrors() else { return session.finishUnread() }
        try TokenSource.check(oldTokens, request.tokenInputs, of: new)
        // Diagnostics of the translation are reported when the components are generated.
        var said = DiagnosticBag()
        let releases = ComparedReleases(
            from: old,
            to: new,
            by: translator,
            keeping: GenerateOutput.ledger(in: request.settings.output)?.packageNames?.tags,
            into: &said
        )
        releases.reportUnknown(oldTokens, request.tokenInputs, into: &session.diagnostics)
        var changes = releases.changes(
            renames: decisions.renames,
            tokens: releases.tokenChanges(request.tokenInputs, known: (formerTokens, tokens))
        )
        UndrawnClassChanges.report(changes, of: (old, new), into: &session.diagnostics)
        decisions.apply(to: &changes, into: &session.diagnostics)
        let end = until ?? versions.firstToBreak(after: changes)
        if end == nil { Self.reportNoEnd(of: changes, into: &session.diagnostics) }
        guard !session.hasErrors() else { return session.finish() }
        let former = end.map { FormerLibrary(library: old, tokens: formerTokens, until: $0) }
        let present = ReadRelease(library: new, tokens: tokens, translator: translator, documents: documents)
        guard var contents = request.contents(of: present, since: former, &session) else { return session.finish() }
        contents.changes = changes
        let renames = Renames(changes.renamedComponents)
        guard let generation = request.generation(of: contents, renames: renames, &session) else {
            return session.finish()
        }
        let output = GenerateOutput(folder: request.settings.output)
        let plan =
            arguments.has(dryRun)
            ? output.shown(generation, options, &session)
            : output.carriedOut(generation, options, &session)
        versions.check(changes, into: &session.diagnostics)
        guard let plan else { return session.finish() }
        let search = ReleaseSearch(
            request: request,
            former: ReadRelease(
                library: old,
                tokens: formerTokens ?? tokens,
                translator: translator,
                documents: documents
            ),
            app: app
        )
        let lines = search.lines(in: plan, of: generation, contents, &session)
        let report = ReleaseText(
            palette: session.outputPalette,
            folder: request.settings.output,
            until: contents.shims.flatMap { $0.isEmpty ? nil : $0.until },
            isFull: session.isFull,
            changes: changes,
            plan: plan,
            swift: contents.selection,
            news: UntranslatedNews(from: releases.translations.old.swift, to: contents.selection, changes),
            ownLines: lines
        )
        session.show(report.print())
        session.close(
            arguments.has(dryRun) ? "nothing was written, as --dry-run asks" : report.summary.sentence,
            next: report.isDone ? nil : "what is left to do"
        )
        return session.finish()
    }

    /// Somebody has to say how long callers are kept compiling.
    private static func reportNoEnd(of changes: LibraryChanges, into diagnostics: inout DiagnosticBag) {
        let effects = changes.changes.map(\.swift.effect) + (changes.tokens ?? []).map(\.swift.effect)
        guard effects.contains(.sourceBreaking) else { return }
        diagnostics.error(
            .changesUntil,
            "NEW tells no version, so nobody knows which release may drop what keeps callers of OLD compiling",
            at: nil,
            suggestion: "name that one with --until X.Y.Z, or NEW with --declared X.Y.Z"
        )
    }
}

extension DiffSides {
    /// A revision has no paths; its tokens are named like any others.
    fileprivate var newInputs: Inputs {
        switch new {
        case .inputs(let inputs): inputs
        case .git, .latestRelease: .paths([])
        }
    }
}
