import AppCode
import Core
import Generate
import Package
import Releases
import Reports
import SwiftModel
import Translate
import WebModel

enum DocsCommand: Command {
    private static let format = Option.format(
        DocsFormat.self,
        "markdown: a file a component (default); html: a site; docc: a catalog for Xcode"
    )
    private static let since = GenerateCommand.since.saying(
        "a file or folder of the former release: a page tells what changed since"
    )

    private static let inventory = Option(
        "inventory",
        .repeated("DIR"),
        help: "a folder of an app: a page of the site charts what its templates use, as “weblift inventory” counts it"
    )

    private static let open = Option(
        "open",
        help: "open the first page of the site when it is written; with --format html"
    )
    private static let byVersion = Option(
        "by-version",
        help:
            "write the site into a folder named after the version, beside those of other versions, with a switch between them"
    )

    static let live = Option(
        "live",
        .repeated("URL|FILE"),
        help:
            "a script or style sheet of the web library, or its folder: pages of the site show the web component itself when the reader asks for it"
    )

    static let name = "docs"
    static let summary = "write the documentation of the translation: Markdown, a site, or a DocC catalog"
    static let usage = "docs [inputs…] [--format markdown|html|docc] [--out DIR] [options]"
    static let remarks = """
        Below the folder of the package, Markdown is written into Documentation/Translation, a site into Documentation/Site,
        and a catalog beside the sources of the module. Of the Markdown files, “Reasoning” and “Implementation Notes” belong
        to people. The site needs no server: open its index.html.
        With --since, Markdown and the site tell what changed since OLD, as “weblift diff” does; --git REF:PATH takes OLD
        from a revision. With --inventory, the site has a page with what an app uses. Of a package that was generated with
        --until, give that as well: it has the order of OLD. With --by-version, each version has a site of its own in
        Documentation/Sites, and its pages have a switch between them. With --live, for example an address of your CDN, the
        page of a component shows the web component itself beside the pictures of the native one. A page loads nothing before
        the reader presses a button. Files are copied into the site with their folder; they need a server.
        """
    static let options = [
        format, GenerateCommand.out, Option.only, Option.tokens, Option.templates, Option.templateSet,
        GenerateCommand.dryRun,
        Option.full, open, byVersion, live, inventory, since, GenerateCommand.git, GenerateCommand.until,
        GenerateCommand.declared, Option.config, Option.matrix,
    ]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        session.close("nothing was written")
        // Callers of the former release get nothing generated without --until; the docs only tell of that release.
        let project = try Project(arguments)
        let isBridged = arguments.has(GenerateCommand.until) || project.configuration?.former != nil
        let request = try GenerateRequest(
            project,
            of: try Inputs(project),
            since: isBridged ? try FormerRelease(project) : nil
        )
        let former = try FormerRelease.side(project)
        let format = arguments.choice(format) ?? DocsFormat.markdown
        let app = arguments.all(inventory)
        for (option, purpose) in [
            (inventory, "makes a page of the site"), (open, "opens the site that is written"),
            (byVersion, "is for the site"), (live, "is for the site"),
        ] where arguments.has(option) && (format != .html || option == open && arguments.has(GenerateCommand.dryRun)) {
            throw UsageError("--\(option.name) \(purpose)", suggestion: "add --format html")
        }
        let liveLibrary = format == .html ? try LiveSources(project).read(into: &session.diagnostics) : nil
        guard var contents = request.contents(&session) else { return session.finish() }
        if let former, contents.changes == nil {
            var told = DiagnosticBag()
            let old = session.reader.library(from: former, into: &told)
            session.diagnostics.add(contentsOf: told.errors)
            // Unreadable parts of the former release would look as if they were new.
            guard !session.hasErrors() else { return session.finish() }
            let releases = ComparedReleases(
                from: old,
                to: contents.library,
                as: contents.translation,
                after: contents.order,
                by: contents.translator
            )
            var changes = releases.changes(
                renames: request.decisions.renames,
                tokens: releases.tokenChanges(request.tokenInputs)
            )
            request.decisions.apply(to: &changes, into: &session.diagnostics)
            contents.changes = changes
        }
        session.working(on: "writing the documentation")
        let settings = request.settings.rendering(contents.names)
        let bodies = Renderer(contents.templates, settings: settings)
            .bodies(of: contents.prepared, into: &session.diagnostics)
        var use: DocumentedUse?
        if !app.isEmpty {
            let templates = AppTemplates.read(app, into: &session.diagnostics)
            let counted = Inventory(of: templates, using: contents.library, prefix: contents.translation.tagPrefix)
            let coverage = Coverage(contents.translation, bodies: bodies.reports)
            let report = InventoryReport(contents.library, counted, coverage, broken: nil)
            report.reportUnknown(into: &session.diagnostics)
            use = DocumentedUse(report)
        }
        let library = Pipeline.documentation(
            of: contents,
            bodies: bodies,
            examples: Pipeline.examples(of: contents),
            settings: settings,
            use: use,
            live: liveLibrary
        )
        let output = GenerateOutput(folder: request.settings.output)
        var edition: SiteEdition?
        if arguments.has(byVersion) {
            guard let version = contents.library.version else {
                throw UsageError(
                    "--by-version needs the version of the library, and no source says it",
                    suggestion: "add --declared X.Y.Z"
                )
            }
            edition = SiteEdition(version: version, beside: GenerateOutput.ledger(in: output.folder))
            if edition == nil {
                throw UsageError("the version “\(TerminalText.line(version))” cannot be the name of a folder")
            }
        }
        let files = Pipeline.docs(
            of: library,
            only: contents.tags,
            as: format,
            swiftTokens: contents.prepared.swiftTokens,
            edition: edition,
            into: &session.diagnostics
        )
        guard !session.hasErrors() else { return session.finish() }
        let generation = Generation(
            files,
            scope: GenerationScope(
                isWhole: contents.tags == nil,
                kinds: format == .html ? SiteDocs.kinds(of: edition) : [format.kind.rawValue]
            ),
            product: Weblift.version
        )
        if arguments.has(GenerateCommand.dryRun) {
            return output.show(generation, PlanOptions(), showsDiff: false, &session)
        }
        let firstPage = edition?.firstPage ?? format.firstPage(of: settings.module.description)
        let page = OutputPlace.path(firstPage, in: output.folder).typed
        return output.run(.write(PlanOptions()), of: generation, &session) { plan, session in
            let summary = GenerateSummary(folder: output.folder, plan: plan, swift: contents.selection)
            let isOpened = arguments.has(open)
            session.close(summary.sentence, next: isOpened ? nil : "open \(page)")
            guard isOpened else { return }
            PageOpener(searchPath: session.searchPath).open(page, into: &session.diagnostics)
        }
    }
}

/// Opens a page that was written, with the program that the system has for that.
struct PageOpener {
    let searchPath: String

    /// Says so where that is not possible: the page is written all the same.
    func open(_ path: String, into diagnostics: inout DiagnosticBag) {
        guard let program = ProgramPath.find(Platform.opener, in: searchPath) else {
            report("there is no \(Platform.opener) on the PATH", path, into: &diagnostics)
            return
        }
        do throws(ProcessFailure) {
            try ChildProcess(program: program, arguments: [.path(path)]).launch()
        } catch {
            report(error.message, path, into: &diagnostics)
        }
    }

    private func report(_ reason: String, _ path: String, into diagnostics: inout DiagnosticBag) {
        diagnostics.warning(
            .docsNotOpened,
            "the page is written and can't be opened: \(reason)",
            at: .start(of: SourcePath(path)),
            suggestion: "open it yourself"
        )
    }
}
