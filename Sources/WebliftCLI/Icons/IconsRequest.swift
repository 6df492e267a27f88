import Icons
import Ingest
import Matrix
import Render
import SourceText
import WebModel
import Workspace

/// Which icons a command line asks for, and the library and the package that they are for.
struct IconsRequest {
    /// Files and folders with SVG.
    let folders: [String]
    /// nil where none is named: then nobody's docs are looked at.
    let library: Inputs?
    let package: GenerateRequest

    init(_ arguments: Arguments) throws(UsageError) {
        let configuration = try Configuration.find(arguments)
        folders = arguments.inputs.isEmpty ? configuration?.icons ?? [] : arguments.inputs
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

    /// What is read; nil after an error.
    func icons(_ session: inout Session) -> PackageIcons? {
        let sources = IconSources.read(folders, into: &session.diagnostics)
        // What there is to say of the library, other commands say.
        var other = session
        other.diagnostics = DiagnosticBag()
        let documents = package.matrices.documents(into: &session.diagnostics)
        let translator = Pipeline.translator(from: documents, into: &session.diagnostics)
        let inputs = library.map { ReadInputs($0) }
        let components = inputs?.library(into: &other.diagnostics) ?? Library()
        let contents = package.contents(of: components, since: nil, by: translator, documents, nil, &other)
        session.diagnostics.add(contentsOf: other.diagnostics.errors)
        guard let contents, !session.hasErrors() else { return nil }
        let icons = IconReader.icons(in: sources, into: &session.diagnostics)
        let symbols = translator.icons.symbols.mapValues {
            IconSet.Symbol(name: $0.symbol, place: $0.source.location)
        }
        let set = IconSet(icons, symbols: symbols, into: &session.diagnostics)
        if let inputs { IconMentions(in: inputs, of: contents).report(missingIn: set, into: &session.diagnostics) }
        return PackageIcons(
            icons: set,
            leftOut: sources.count - icons.count,
            contents: contents,
            settings: package.settings,
            isOfLibrary: library != nil
        )
    }
}

/// The SVG files below folders, each with the name of its icon.
private enum IconSources {
    static func read(_ folders: [String], into diagnostics: inout DiagnosticBag) -> [IconReader.Source] {
        var sources: [IconReader.Source] = []
        var limits = InputLimits()
        limits.fileSize = IconReader.largest
        for folder in folders {
            let files = Ingestion.files(at: [folder], for: .icons, limits: limits, into: &diagnostics)
            if files.isEmpty, !diagnostics.hasErrors {
                let message = "there is no SVG file in this folder"
                diagnostics.error(.inputNothingFound, message, at: .start(of: SourcePath(folder)))
            }
            sources += files.map { IconReader.Source(name: name(of: $0.path.typed, below: folder), file: $0) }
        }
        return sources
    }

    private static func name(of path: String, below folder: String) -> String {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        // A file that is named itself is called like itself.
        let name = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : SourcePath.lastComponent(of: path)
        return name.lowercased().hasSuffix(".svg") ? String(name.dropLast(4)) : name
    }
}
