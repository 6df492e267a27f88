import Core
import Generate
import Ingest
import Package
import SwiftModel
import Translate
import WebModel

enum IconsCommand: Command {
    private static let input = Option.input.saying("the library whose docs name icons; may be given several times")

    static let name = "icons"
    static let summary = "bring SVG icons along: an asset catalog, a Swift enum, a contact sheet"
    static let usage = "icons [DIR…] [--input PATH…] [--out DIR] [options]"
    static let remarks = """
        Below the folder of the package, Sources/<Module>/Icons gets an asset catalog with the drawings and an enum with
        their names, and Documentation/Icons.html shows them in light and in dark. Without DIR, the folders that
        weblift.json names as “icons” are read. The name of an icon is the path of its file in DIR, without .svg. What
        is no plain drawing is reported with its place and left out: scripts, references to other files, document type
        declarations, bitmaps, filters, files without a viewBox. A section “Icons” of a matrix says which icons are
        symbols of the system. Names that the docs of the library mention and no file has are reported. Run it after
        “generate”: then the components take the enum as well.
        """
    static let options = [
        input, GenerateCommand.out, GenerateCommand.check, GenerateCommand.dryRun, GenerateCommand.diff,
        GenerateCommand.force, Option.full, Option.templates, Option.templateSet, Option.config, Option.matrix,
    ]
    static let positional = Completion.folders

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let request = try IconsRequest(try Project(arguments))
        let mode = try GenerateMode(arguments, in: request.package.settings.output)
        let output = GenerateOutput(folder: request.package.settings.output)
        session.close("nothing was written")
        guard let icons = request.icons(&session) else { return session.finish() }
        guard let generation = icons.generation(in: output, &session) else { return session.finish() }
        return output.run(mode, of: generation, &session) { plan, session in
            session.close("\(icons.sentence) in \(output.folder)\(GenerateSummary.actions(of: plan))")
        }
    }
}

struct IconsRequest {
    let folders: IconFolders
    /// nil where none is named: nobody's docs are looked at then.
    let library: Inputs?
    let package: GenerateRequest

    init(_ project: Project) throws(UsageError) {
        let (arguments, configuration) = (project.arguments, project.configuration)
        folders = IconFolders(paths: arguments.inputs.isEmpty ? configuration?.icons ?? [] : arguments.inputs)
        guard !folders.isEmpty else {
            throw UsageError(
                "icons need a folder with SVG files",
                suggestion: "name one, or “icons” in \(Configuration.defaultPath)"
            )
        }
        let named = arguments.all(.input)
        let isNamed = !named.isEmpty || configuration?.inputs.isEmpty == false
        library = isNamed ? try Inputs(named: named, project) : nil
        package = try GenerateRequest(project, of: library ?? .paths([]), since: nil)
    }

    /// nil after an error.
    func icons(_ session: inout Session) -> PackageIcons? {
        // Diagnostics of the library are reported by other commands.
        var other = session
        other.diagnostics = DiagnosticBag()
        let documents = package.matrices.documents(into: &session.diagnostics)
        let translator = Pipeline.translator(from: documents, into: &session.diagnostics)
        let inputs = library.map { InputSources($0) }
        let components = inputs.map { Ingestion.read($0, into: &other.diagnostics) } ?? Library()
        let release = ReadRelease(library: components, tokens: nil, translator: translator, documents: documents)
        var contents = package.contents(of: release, since: nil, &other)
        session.diagnostics.add(contentsOf: other.diagnostics.errors)
        contents?.inputs = inputs
        guard let contents, !session.hasErrors() else { return nil }
        return folders.read(for: contents, package.settings, &session)
    }
}
