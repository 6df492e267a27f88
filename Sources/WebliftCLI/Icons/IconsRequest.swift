import Core
import Generate
import Ingest
import Package
import Translate
import WebModel

/// Icons that a command line asks for, and the library and the package that they are for.
struct IconsRequest {
    let folders: IconFolders
    /// nil where none is named: then nobody's docs are looked at.
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

    /// Reads the icons and their library; nil after an error.
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
