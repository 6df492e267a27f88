import Core
import Generate
import Ingest
import Package
import SwiftModel
import Translate
import WebModel

enum IconsCommand: Command {
    private static let input = Option(
        name: Option.input.name,
        value: Option.input.value,
        help: "the library whose docs name icons; may be given several times"
    )

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
        let request = try IconsRequest(arguments)
        let mode = try GenerateMode(arguments, in: request.package.settings.output)
        let output = GenerateOutput(folder: request.package.settings.output, isQuiet: arguments.has(.quiet))
        session.close("nothing was written")
        guard let icons = request.icons(&session) else { return session.finish() }
        guard let generation = icons.generation(in: output, &session) else { return session.finish() }
        switch mode {
        case .check: return output.check(generation, &session)
        case .dryRun(let options, let showsDiff):
            return output.show(generation, options, showsDiff: showsDiff, &session)
        case .write(let options):
            let plan = output.carriedOut(generation, options, &session)
            if let plan {
                session.close(IconsSummary(folder: output.folder, plan: plan, icons: icons).sentence)
            }
            return session.finish()
        }
    }
}

struct IconsRequest {
    let folders: IconFolders
    /// nil where none is named: nobody's docs are looked at then.
    let library: Inputs?
    let package: GenerateRequest

    init(_ arguments: Arguments) throws(UsageError) {
        let configuration = try Configuration.find(arguments)
        folders = IconFolders(arguments.inputs.isEmpty ? configuration?.icons ?? [] : arguments.inputs)
        guard !folders.isEmpty else {
            throw UsageError(
                "icons need a folder with SVG files",
                suggestion: "name one, or “icons” in \(Configuration.defaultPath)"
            )
        }
        let named = arguments.all(.input)
        let isNamed = !named.isEmpty || configuration?.inputs.isEmpty == false
        library = isNamed ? try Inputs(named: named, arguments) : nil
        package = try GenerateRequest(arguments, of: library ?? .paths([]), since: nil)
    }

    /// nil after an error.
    func icons(_ session: inout Session) -> PackageIcons? {
        // Diagnostics of the library are reported by other commands.
        var other = session
        other.diagnostics = DiagnosticBag()
        let documents = package.matrices.documents(into: &session.diagnostics)
        let translator = Pipeline.translator(from: documents, into: &session.diagnostics)
        let inputs = library.map { ReadInputs($0) }
        let components = inputs?.library(into: &other.diagnostics) ?? Library()
        var contents = package.contents(of: components, since: nil, by: translator, documents, nil, &other)
        session.diagnostics.add(contentsOf: other.diagnostics.errors)
        contents?.inputs = inputs
        guard let contents, !session.hasErrors() else { return nil }
        return folders.read(for: contents, package.settings, &session)
    }
}

/// Result of a run of `icons`, in a line.
struct IconsSummary {
    let folder: String
    let plan: WritePlan
    let icons: PackageIcons

    var sentence: String {
        let entries = icons.icons.entries
        let symbols = entries.count { $0.symbol != nil }
        var parts = [Count.of("icon", entries.count)]
        if symbols > 0 { parts.append("\(symbols) of them SF Symbols") }
        if icons.leftOut > 0 { parts.append("\(Count.of("file", icons.leftOut)) left out") }
        let actions = GenerateSummary.actions(of: plan)
        return "\(parts.joined(separator: ", ")) in \(folder)\(actions)"
    }
}
