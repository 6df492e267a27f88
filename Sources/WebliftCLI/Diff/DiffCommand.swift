import Core
import Ingest
import Releases
import Reports
import Translate
import WebModel

enum DiffCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, markdown, html, sarif, github, changelog
    }

    static let format = Option.format(
        Format.self,
        "text (default); markdown, for a pull request; html, a page; json and sarif, for programs; github: annotations of a workflow; changelog: files for the documentation site"
    )
    static let git = Option(
        "git",
        .repeated("REF[:PATH]"),
        help: "what a revision of the git repository has at PATH, or where NEW is; twice for OLD and NEW"
    )
    static let declared = Option(
        "declared",
        .required("X.Y.Z"),
        help: "the version of NEW: exit with 1 where it says less than the release changed"
    )
    static let base = Option("base", .required("X.Y.Z"), help: "the version of OLD, where no source tells it")
    static let failOn = Option(
        "fail-on",
        .choice(ChangeBar.allCases.map(\.rawValue)),
        help:
            "exit with 1 for breaking changes (default, without --declared), also for warnings and uncertain ones, for all, or never"
    )

    static let out = Option(
        "out",
        short: "o",
        .required("DIR"),
        help: "with --format changelog: the folder of the changelogs, a file a component; what is there is extended"
    )
    static let releaseVersion = Option(
        "release-version",
        .required("X.Y.Z"),
        help: "with --format changelog: the version of NEW"
    )
    static let date = Option(
        "date",
        .required("YYYY-MM-DD"),
        help: "with --format changelog: the day of the release; no clock is asked"
    )
    static let sources = Option(
        "sources",
        .required("DIR"),
        help: "the team's own Swift: list the lines that name what breaks, behaves otherwise or is deprecated"
    )

    static let writeAccepted = Option(
        "write-accepted",
        help: "accept the breaking changes that are open: add them to weblift.json, each with its reason"
    )
    static let reason = Option(
        "reason",
        .required("TEXT"),
        help: "with --write-accepted: why they are accepted; without it a reason is left to be written"
    )

    static let reportURL = Option(
        "report-url",
        .required("URL"),
        help: "with --format markdown: where the whole report is, for what does not fit into a comment"
    )

    static let history = Option(
        "history",
        help: "what broke when: compare each release with the next, those that are named or those that git has tags of"
    )
    static let last = Option("last", .required("N"), help: "with --history: only the last N releases")

    static let name = "diff"
    static let summary = "print what a release changed, and what that does to Swift"
    static let usage = "diff [OLD] [NEW] [--git REF[:PATH]] [--history] [--format FORMAT] [options]"
    static let options = [
        format, git, history, last, Option.tokens, Option.oldTokens, declared, base, failOn, writeAccepted, reason,
        sources,
        reportURL, out, releaseVersion, date, Option.full, Option.config, Option.matrix, Option.only,
    ]
    static let remarks = """
        OLD and NEW are files, folders or packages (.tgz) of one library each, in any format. Without NEW, it is the inputs of
        weblift.json. Without OLD, it is the latest release: the newest tag such as v1.4.0 in the history of the current
        commit. With one --git that is OLD, and with two there are no other inputs. PATH is below the root of the repository,
        or below the current folder where it begins with “./”.
        What is only spelled differently, or what only one of two formats can tell, is no change. Changes that the project
        accepts are named in weblift.json with their reasons: see Documentation/Changes.md.
        Without --tokens and “tokens” of weblift.json, registries bring their own tokens, which are compared.
        With --history there may be more releases, the oldest first; with one or none, git tells what each release tag has.
        The exit code is 1 for what the
        release must not have, and 2 where OLD or NEW can't be read.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        if arguments.has(history) { return try runHistory(arguments, &session) }
        if arguments.has(last) { throw UsageError("--\(last.name) is for --history") }
        let project = try Project(arguments)
        let named = try DiffSides(project, of: name)
        let matrices = Matrices(project)
        let tokens = TokenInputs(project, for: .paths([]))
        let decisions = project.decisions
        let format = arguments.choice(Self.format) ?? Format.text
        let changelog = try ChangelogSettings(arguments, isAsked: format == .changelog)
        let whole = try wholeReport(arguments, isAsked: format == .markdown)
        let versions = try VersionCheck(arguments)
        let acceptance = try AcceptedChanges(arguments, reason: reason, isAsked: arguments.has(writeAccepted))
        let reader = session.reader
        let sides = reader.resolved(named, tokens: tokens, into: &session.diagnostics)
        guard !session.hasErrors() else { return session.finishUnread() }
        let newTokens = TokenSource.new(tokens, at: sides.new.revision)
        let oldTokens = TokenSource.old(arguments.all(.oldTokens), of: sides.old, like: tokens)
        let (old, new) = Workers.both(into: &session.diagnostics) { diagnostics in
            reader.library(from: sides.old, into: &diagnostics)
        } and: { diagnostics in
            reader.library(from: sides.new, into: &diagnostics)
        }
        let documents = matrices.documents(into: &session.diagnostics)
        let translator = Pipeline.translator(from: documents, into: &session.diagnostics)
        // Unreadable inputs would look as if they were gone.
        guard !session.diagnostics.hasStoppingErrors else { return session.finishUnread() }
        try TokenSource.check(oldTokens, tokens, of: new)
        let releases = ComparedReleases(
            from: old,
            to: new,
            by: translator,
            keeping: GenerateOutput.tagPrefix(of: project),
            into: &session.diagnostics
        )
        var changes = releases.changes(
            renames: decisions.renames,
            tokens: releases.tokenChanges(
                from: oldTokens,
                to: newTokens,
                tokens,
                by: reader,
                into: &session.diagnostics
            )
        )
        UndrawnClassChanges.report(changes, of: (old, new), into: &session.diagnostics)
        guard !session.diagnostics.hasStoppingErrors else { return session.finishUnread() }
        decisions.apply(to: &changes, into: &session.diagnostics)
        if !arguments.selection.isEmpty {
            let tags = old.components.map(\.tag) + new.components.map(\.tag)
            let wanted = Pipeline.tags(among: tags, matching: arguments.selection, into: &session.diagnostics)
            changes = changes.selecting(wanted)
        }
        if let folder = arguments[sources] {
            let files = SwiftFolder.search(FolderName.withoutSlash(folder), into: &session.diagnostics)
            guard !session.diagnostics.hasStoppingErrors else { return session.finishUnread() }
            changes.findUses(in: files, translations: releases.translations, into: &session.diagnostics)
        }
        session.close(DiffText.summary(changes))
        switch format {
        case .text:
            let text = DiffText(palette: session.outputPalette)
            session.show(text.print(changes), keepingLast: text.verdict(changes).count)
        case .json: session.write(DiffJSON.print(changes))
        case .markdown: session.write(DiffMarkdown(whole: whole?.text).print(changes))
        case .html:
            let templates = PageTemplates.of(.site, into: &session.diagnostics)
            let page = ReleaseReport.print(DocumentedRelease(changes), with: templates, into: &session.diagnostics)
            if let page { session.write(page) }
        case .sarif: session.write(DiffSARIF.print(changes))
        case .github: session.write(DiffGitHub.print(changes))
        case .changelog:
            if let changelog { ChangelogFiles(settings: changelog).write(changes, &session) }
        }
        acceptance?.write(&changes, &session)
        // A declared version says that the release may break as much as that version allows.
        let bar = arguments.choice(failOn) ?? (arguments.has(declared) ? ChangeBar.never : .breaking)
        bar.check(changes, into: &session.diagnostics)
        versions.check(changes, into: &session.diagnostics)
        return session.finish()
    }

    static func wholeReport(_ arguments: Arguments, isAsked: Bool) throws(UsageError) -> WebAddress? {
        guard isAsked || !arguments.has(reportURL) else {
            throw UsageError("--\(reportURL.name) is for --format markdown")
        }
        return try arguments.value(reportURL, form: "it is an address that begins with https://") { WebAddress($0) }
    }
}

/// Changes that a release must not have, for continuous integration.
enum ChangeBar: String, CaseIterable {
    case breaking, warning, any, never

    func check(_ changes: LibraryChanges, into diagnostics: inout DiagnosticBag) {
        guard let least else { return }
        let count = changes.count(atLeast: least)
        guard count > 0 else { return }
        diagnostics.error(
            .changesFound,
            "the release has \(Count.of(noun, count))",
            at: nil,
            suggestion: "accept a change in weblift.json, with its reason, or choose another --fail-on"
        )
    }

    private var least: ChangeSeverity? {
        switch self {
        case .breaking: .breaking
        case .warning: .warning
        case .any: .note
        case .never: nil
        }
    }

    private var noun: String {
        switch self {
        case .breaking: "breaking change"
        case .warning: "change that breaks, may break or warns"
        case .any, .never: "change"
        }
    }
}
