import SourceText
import WebModel

/// Reads declaration files, all of a run together because one names what another declares.
enum DeclarationReader {
    static func read(_ sources: [SourceFile], into diagnostics: inout DiagnosticBag) -> FormatReading {
        let files = Workers.map(sources, into: &diagnostics) { source, diagnostics in
            DeclarationParser.read(source, into: &diagnostics)
        }
        let scopes = DeclaredScopes(files)
        let elements = DeclaredElements(scopes)
        let types = DeclaredTypes(scopes, elements: elements.ids, into: &diagnostics)
        var reading = FormatReading()
        reading.types = types.definitions(into: &diagnostics)
        var components = DeclaredComponents(scopes, types: types)
        for element in elements.all {
            if let component = components.component(tag: element.tag, of: element.id, into: &diagnostics) {
                reading.components.append(component)
            }
        }
        components.report(into: &diagnostics)
        for (tag, type, place) in elements.missing {
            diagnostics.warning(
                .declarationsUnresolved,
                "<\(tag)> is a \(type), which no file declares; it is left out",
                at: place
            )
        }
        reportMissingFiles(scopes, into: &diagnostics)
        return reading
    }

    /// Files of the same package that are named and were not given: their types stay names.
    private static func reportMissingFiles(_ scopes: DeclaredScopes, into diagnostics: inout DiagnosticBag) {
        for (index, file) in scopes.files.enumerated() {
            let links = Array(file.imports.values) + Array(file.exports.values)
            let modules = Set(links.compactMap(\.module) + file.forwards).filter { module in
                module.hasPrefix(".") && scopes.target(of: module, from: index) == nil
            }
            guard let first = modules.min() else { continue }
            let more = modules.count > 1 ? " and \(modules.count - 1) more" : ""
            diagnostics.note(
                .declarationsUnresolved,
                "it names “\(first)”\(more), which is not among the inputs; types from there stay names",
                at: .start(of: file.source.path)
            )
        }
    }
}
