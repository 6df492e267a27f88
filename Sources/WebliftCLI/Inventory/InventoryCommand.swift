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

    private static let format = Option(
        name: "format",
        value: .choice(Format.allCases.map(\.rawValue)),
        help: "text: figures, and the order to work in (default); json and markdown: each use with its places"
    )
    private static let input = Option(
        name: Option.input.name,
        value: Option.input.value,
        help: "the library that the app uses; may be given several times"
    )
    private static let since = Option(
        name: GenerateCommand.since.name,
        value: GenerateCommand.since.value,
        help: "a file or folder of the release that the app uses: tell which uses the library's present one breaks"
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
        let inputs = try Inputs(named: arguments.all(.input), arguments)
        let matrices = try Matrices(arguments)
        let settings = try GenerateSettings(arguments, try Configuration.find(arguments))
        let former = try FormerRelease.side(arguments)
        let templates = AppTemplates.read(arguments.inputs, into: &session.diagnostics)
        // Diagnostics of the library are reported by other commands.
        var told = DiagnosticBag()
        let (library, translator) = Pipeline.library(from: inputs, and: matrices, into: &told)
        let known = GenerateOutput.names(in: settings.output, &session)
        let translation = Pipeline.translation(of: library, by: translator, keeping: known?.tags, into: &told)
        let bodies = Pipeline.bodyReports(
            of: translation,
            only: nil,
            from: library,
            settings,
            keeping: known,
            into: &told
        )
        var changes: (old: Library, LibraryChanges)?
        if let former {
            let reader = DiffReader(searchPath: session.environment["PATH"] ?? "")
            let old = reader.library(from: former, into: &told)
            let all = Pipeline.changes(
                from: old,
                to: library,
                by: translator,
                keeping: known?.tags,
                renames: try Configuration.find(arguments)?.decisions.renames ?? [],
                into: &told
            )
            changes = (old, all)
        }
        session.diagnostics.add(contentsOf: told.errors)
        guard !session.hasErrors() else { return session.finish() }
        let prefix = translation.tagPrefix
        let inventory = Inventory(of: templates, using: library, prefix: prefix)
        let broken = changes.map { old, changes in
            BrokenUse.all(in: Inventory(of: templates, using: old, prefix: prefix), by: changes)
        }
        let report = InventoryReport(library, inventory, Coverage(translation, bodies: bodies), broken: broken)
        switch arguments[format].flatMap(Format.init) ?? .text {
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
