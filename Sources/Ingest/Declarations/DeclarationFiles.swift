import Core
import WebModel

/// Reads declaration files, all of a run together because one file names declarations of another.
enum DeclarationFiles {
    static func read(_ sources: [SourceFile], into diagnostics: inout DiagnosticBag) -> FormatReading {
        let files = Workers.map(sources, into: &diagnostics) { source, diagnostics in
            DeclarationParser.read(source, into: &diagnostics)
        }
        let scopes = DeclaredScopes(files)
        let elements = DeclaredElements(scopes)
        let ids = elements.ids
        let types = DeclaredTypes(scopes, elements: ids, into: &diagnostics)
        var reading = FormatReading()
        reading.types = types.definitions(into: &diagnostics)
        var components = DeclaredComponents(scopes, types: types)
        for element in elements.all {
            if let component = components.component(tag: element.tag, of: element.id, into: &diagnostics) {
                reading.components.append(component)
            }
        }
        components.report(into: &diagnostics)
        reading.classes = { names, diagnostics in
            classes(named: names, scopes, types, besides: ids, into: &diagnostics)
        }
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

    /// Classes that may be elements, as they extend another one, but have their tag elsewhere: in a manifest, as FAST's
    /// and many of Lit's. Nothing is said of them before another source names one.
    private static func classes(
        named names: Set<String>,
        _ scopes: DeclaredScopes,
        _ types: DeclaredTypes,
        besides elements: Set<Int>,
        into diagnostics: inout DiagnosticBag
    ) -> [Component] {
        var unsaid = DiagnosticBag()
        var components = DeclaredComponents(scopes, types: types)
        var classes: [Component] = []
        for id in scopes.entries.indices where !elements.contains(id) {
            let declaration = scopes.entries[id].declaration
            guard declaration.kind == .classLike, declaration.scope.isEmpty, !declaration.bases.isEmpty,
                names.contains(declaration.name)
            else { continue }
            guard let component = components.component(tag: "", of: id, into: &unsaid) else {
                let message = "from this class on, classes without a tag inherit more than is read; none of them is"
                diagnostics.warning(.declarationsTooDeep, message, at: scopes.location(of: id))
                break
            }
            classes.append(component)
        }
        return classes
    }

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
