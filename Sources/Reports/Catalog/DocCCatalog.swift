package import Core
package import Documents
import Generate
package import Package

/// The documentation of a translation as a DocC catalog beside the sources of the generated module: a page for the
/// module, and an article for each component.
package struct DocCCatalog: Sendable {
    private let templates: TemplateSet

    package init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// The files, in no order that means anything.
    package func files(of library: DocumentedLibrary, into diagnostics: inout DiagnosticBag) -> [GeneratedFile] {
        let module = library.module.description
        let made = DocumentFiles(
            DocumentKind.catalog.rawValue,
            in: ["Sources", module, "\(module).docc"],
            with: templates,
            escaping: .none
        )
        var files: [GeneratedFile] = []
        func add(_ template: String, _ data: TemplateValue, _ path: [String], of component: DocumentedComponent? = nil)
        {
            let file = made.file(
                path,
                of: component,
                from: "docc/\(template)",
                data,
                // The title of the landing page is the one link to a symbol.
                finished: { template == "landing" ? $0 : ArticleText($0).bytes },
                into: &diagnostics
            )
            if let file { files.append(file) }
        }
        let links = MarkdownLinks(.articles, of: library)
        for component in library.components {
            let page = ComponentPage(component, in: library, links: links)
            add("component", page.data, ["Components", "\(MarkdownLinks.article(of: component)).md"], of: component)
        }
        add("landing", LandingPage(library, links: links).data, ["\(module).md"])
        add("status", StatusPage(library, links: links).data, ["TranslationStatus.md"])
        add("deviations", DeviationsPage(library, links: links).data, ["TranslationDeviations.md"])
        files.append(made.file(["\(module).symbols.json"], ModuleSymbols.bytes(of: module)))
        return files
    }
}
