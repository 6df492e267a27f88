import Docs
import Matrix
import Render
import SourceText
import SwiftModel
import Workspace

/// `weblift docs`: writes the documentation of the translation, and nothing else.
enum DocsCommand: Command {
    private static let format = Option(
        name: "format",
        value: .choice(DocsFormat.allCases.map(\.rawValue)),
        help: "markdown: a file a component (default); html: a site; docc: a catalog for Xcode"
    )
    private static let dryRun = Option(
        name: "dry-run",
        value: .none,
        help: "write nothing, and print what would become of each file"
    )

    static let name = "docs"
    static let summary = "write the documentation of the translation: Markdown, a site, or a DocC catalog"
    static let usage = "docs [inputs…] [--format markdown|html|docc] [--out DIR] [options]"
    static let remarks = """
        Below the folder of the package, Markdown is written into Documentation/Translation, a site into Documentation/Site,
        and a catalog beside the sources of the module. Of the Markdown files, “Reasoning” and “Implementation Notes” belong
        to people. The site needs no server: open its index.html.
        """
    static let options = [
        format, GenerateCommand.out, Option.only, Option.tokens, Option.templates, Option.templateSet, dryRun,
        Option.config, Option.matrix,
    ]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let settings = GenerateSettings(arguments, try Configuration.find(arguments))
        let contents = try PackageContents(arguments, settings, into: &session.diagnostics)
        guard !session.hasErrors() else { return session.finish() }

        // What --only means was said when the components were selected.
        var told = DiagnosticBag()
        let selection = Pipeline.selection(of: contents.translation, matching: arguments.selection, into: &told)
        let library = Pipeline.documentation(
            of: contents,
            selection,
            settings: settings.rendering(prefix: contents.swift.prefix),
            into: &session.diagnostics
        )
        let format = arguments[format].flatMap(DocsFormat.init) ?? .markdown
        let files = Pipeline.docs(of: library, as: format, into: &session.diagnostics)
        guard !session.hasErrors(),
            let plan = Pipeline.plan(files, in: settings.output, into: &session.diagnostics)
        else { return session.finish() }
        if arguments.has(dryRun) {
            session.console.writeOutput(Array(WritePlanText.print(plan).utf8))
            return session.finish()
        }
        Pipeline.write(plan, into: settings.output, &session.diagnostics)
        if !session.hasErrors(), !arguments.has(.quiet) {
            let summary = GenerateSummary(folder: settings.output, plan: plan, swift: contents.swift)
            session.console.writeOutput(Array(summary.text.utf8))
        }
        return session.finish()
    }
}
