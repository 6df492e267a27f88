import AppCode
import Core
import Ingest
import Package
import Releases
import Translate
import WebModel

enum InventoryCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, markdown
    }

    private static let format = Option.format(
        Format.self,
        "text: figures, and the order to work in (default); json and markdown: each use with its places"
    )
    private static let input = Option.input.saying("the library that the app uses; may be given several times")
    private static let since = GenerateCommand.since.saying(
        "a file or folder of the release that the app uses: tell which uses the library's present one breaks"
    )

    static let name = "inventory"
    static let summary = "count what an app's templates use of a library, and say what to bring to iOS first"
    static let usage = "inventory DIR… [--input PATH…] [--format text|json|markdown] [--since OLD] [options]"
    static let remarks = """
        DIR is a file or folder of the app. Read are HTML (with what Angular, Jinja and others write into it), Vue, Svelte,
        Twig, Handlebars, and HTML in template literals of JavaScript and TypeScript (Lit’s html`…`, template: `…`).
        Values that are only known when the app runs count as such. What the library does not have is told.
        With --since, uses that are right in OLD and that the library breaks are listed with their places, and the exit
        code is 1 where there are any; --git REF:PATH takes OLD from a revision.
        """
    static let options = [
        format, input, since, GenerateCommand.git, Option.full, Option.config, Option.matrix, Option.templates,
        Option.templateSet,
    ]
    static let positional = Completion.folders

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        guard !arguments.inputs.isEmpty else {
            throw UsageError("an inventory needs a folder of an app", suggestion: "weblift inventory DIR")
        }
        let project = try Project(arguments)
        let inputs = try Inputs(named: arguments.all(.input), project)
        let settings = try GenerateSettings(project)
        let former = try FormerRelease.side(project)
        let templates = AppTemplates.read(arguments.inputs, into: &session.diagnostics)
        // Diagnostics of the library are reported by other commands.
        var told = DiagnosticBag()
        let known = GenerateOutput.ledger(in: settings.output)?.packageNames
        let translated = TranslatedLibrary(inputs, Matrices(project), keeping: known?.tags, into: &told)
        let bodies = translated.bodyReports(settings, keeping: known, into: &told)
        let releases = former.map { side in
            ComparedReleases(
                from: session.reader.library(from: side, into: &told),
                to: translated.library,
                by: translated.translator,
                keeping: known?.tags,
                into: &told
            )
        }
        session.diagnostics.add(contentsOf: told.errors)
        guard !session.hasErrors() else { return session.finish() }
        let translation = translated.translation
        let prefix = translation.tagPrefix
        let broken = releases.map { releases in
            BrokenUse.all(
                in: Inventory(of: templates, using: releases.old, prefix: prefix),
                by: releases.changes(renames: project.decisions.renames)
            )
        }
        let report = InventoryReport(
            translated.library,
            Inventory(of: templates, using: translated.library, prefix: prefix),
            Coverage(translation, bodies: bodies),
            broken: broken
        )
        switch arguments.choice(format) ?? Format.text {
        case .text: session.show(InventoryText(palette: session.outputPalette).print(report))
        case .json: session.write(InventoryJSON.print(report))
        case .markdown: session.write(InventoryMarkdown.print(report))
        }
        session.close(
            "\(Count.of("component", report.byUse.count)) used in \(Count.of("file", templates.count))",
            next: report.order.steps.first.map { "weblift explain \($0.tag)" }
        )
        report.reportUnknown(into: &session.diagnostics)
        report.reportBroken(into: &session.diagnostics)
        return session.finish()
    }
}

enum AppTemplates {
    static func read(_ paths: [String], into diagnostics: inout DiagnosticBag) -> [AppTemplate] {
        let purpose = InputPurpose.templates(endings: TemplateDialect.fileEndings)
        let files = Ingestion.files(at: paths, for: purpose, into: &diagnostics)
        var unread: [String: [SourcePath]] = [:]
        for file in files {
            guard let ending = TemplateDialect.unreadEnding(of: file.path.typed) else { continue }
            unread[ending, default: []].append(file.path)
        }
        for (ending, paths) in unread.sorted(by: { $0.key < $1.key }) {
            let message = "\(Count.of("file", paths.count)) of the ending \(ending): no templates are read there"
            diagnostics.note(.inventoryNotRead, message, at: paths.min().map { .start(of: $0) })
        }
        let templates = Workers.map(files, into: &diagnostics) { file, diagnostics in
            AppTemplate(file, into: &diagnostics)
        }
        let found = templates.compactMap(\.self)
        if found.isEmpty, !diagnostics.hasErrors {
            let place = paths.first.map { SourceLocation.start(of: SourcePath($0)) }
            diagnostics.error(.inventoryNothing, "there is no template here that can be read", at: place)
        }
        return found
    }
}
