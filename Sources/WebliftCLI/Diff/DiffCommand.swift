import Changes
import Ingest
import Matrix
import SourceText
import WebModel

/// `weblift diff`: prints what a release changed, and what that does to the Swift components.
enum DiffCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, markdown, sarif, github, changelog
    }

    private static let format = Option(
        name: "format",
        value: .choice(Format.allCases.map(\.rawValue)),
        help:
            "text (default); markdown, for a pull request; json and sarif, for programs; github: annotations of a workflow; changelog: files for the documentation site"
    )
    static let git = Option(
        name: "git",
        value: .repeated(placeholder: "REF:PATH"),
        help: "what a revision of the git repository has at PATH; twice for OLD and NEW"
    )
    static let declared = Option(
        name: "declared",
        value: .required(placeholder: "X.Y.Z"),
        help: "exit with 1 where this version says less than the release changed"
    )
    static let base = Option(
        name: "base",
        value: .required(placeholder: "X.Y.Z"),
        help: "the version of OLD, where no source tells it"
    )
    private static let failOn = Option(
        name: "fail-on",
        value: .choice(ChangeBar.allCases.map(\.rawValue)),
        help: "exit with 1 for breaking changes (default), also for warnings, for all, or never"
    )

    static let out = Option(
        name: "out",
        short: "o",
        value: .required(placeholder: "DIR"),
        help: "with --format changelog: the folder of the changelogs, a file a component; what is there is extended"
    )
    static let releaseVersion = Option(
        name: "release-version",
        value: .required(placeholder: "X.Y.Z"),
        help: "with --format changelog: the version of NEW"
    )
    static let date = Option(
        name: "date",
        value: .required(placeholder: "YYYY-MM-DD"),
        help: "with --format changelog: the day of the release; no clock is asked"
    )
    private static let sources = Option(
        name: "sources",
        value: .required(placeholder: "DIR"),
        help: "the team's own Swift: list the lines that name what breaks, behaves otherwise or is deprecated"
    )

    static let name = "diff"
    static let summary = "print what a release changed, and what that does to Swift"
    static let usage = "diff OLD NEW [--git REF:PATH] [--format FORMAT] [options]"
    static let options = [
        format, git, declared, base, failOn, sources, out, releaseVersion, date, Option.full, Option.config,
        Option.matrix,
        Option.only,
    ]
    static let remarks = """
        OLD and NEW are files or folders of one library each, in any format. With one --git that is OLD, and with two there
        are no other inputs. PATH is below the root of the repository, or below the current folder where it begins with “./”.
        What is only spelled differently, or what only one of two formats can tell, is no change. Changes that the project
        accepts are named in weblift.json with their reasons: see Documentation/Changes.md.
        """

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let sides = try DiffSides(arguments, of: name)
        let matrices = try Matrices(arguments)
        let configuration = try Configuration.find(arguments)
        let suppressions = configuration?.suppressions ?? []
        let format = arguments[Self.format].flatMap(Format.init) ?? .text
        let changelog = try ChangelogSettings(arguments, isAsked: format == .changelog)
        let versions = try VersionCheck(declared: arguments[declared], base: arguments[base])
        let reader = DiffReader(searchPath: session.environment["PATH"] ?? "")
        let (old, new) = Workers.both(into: &session.diagnostics) { diagnostics in
            reader.library(from: sides.old, into: &diagnostics)
        } and: { diagnostics in
            reader.library(from: sides.new, into: &diagnostics)
        }
        let documents = matrices.documents(into: &session.diagnostics)
        let translator = Pipeline.translator(from: documents, into: &session.diagnostics)
        // What could not be read would look as if it were gone.
        guard !session.diagnostics.hasErrors else { return session.finish() }
        let translations = Pipeline.translations(
            of: old,
            and: new,
            by: translator,
            keeping: GenerateOutput.tagPrefix(by: configuration, &session),
            into: &session.diagnostics
        )
        var changes = LibraryChanges(from: old, to: new, translations: translations)
        changes.suppress(suppressions, into: &session.diagnostics)
        changes = Pipeline.selection(
            of: changes,
            among: old.components.map(\.tag) + new.components.map(\.tag),
            matching: arguments.selection,
            into: &session.diagnostics
        )
        if let folder = arguments[sources] {
            let files = OwnSources.read(FolderName.withoutSlash(folder), into: &session.diagnostics)
            guard !session.diagnostics.hasErrors else { return session.finish() }
            changes.findUses(in: files, translations: translations, into: &session.diagnostics)
        }
        session.close(DiffText.summary(changes))
        switch format {
        case .text:
            let text = DiffText(palette: session.outputPalette)
            session.show(text.print(changes), keepingLast: text.verdict(changes).count)
        case .json: session.write(DiffJSON.print(changes))
        case .markdown: session.write(DiffMarkdown.print(changes))
        case .sarif: session.write(DiffSARIF.print(changes))
        case .github: session.write(DiffGitHub.print(changes))
        case .changelog:
            if let changelog {
                ChangelogFiles(settings: changelog).write(changes, &session)
            }
        }
        (arguments[failOn].flatMap(ChangeBar.init) ?? .breaking).check(changes, into: &session.diagnostics)
        versions.check(changes, into: &session.diagnostics)
        session.remains.keep(old, new, translator, translations, changes)
        return session.finish()
    }
}
