package import Mustache
import Render
package import SourceText
package import Workspace

/// The documentation of a translation as a DocC catalog beside the sources of the generated module: a page for the
/// module, and an article for each component.
package struct DocCCatalog: Sendable {
    private let templates: TemplateSet

    package init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// The files, in no order that means anything.
    package func files(of library: DocumentedLibrary, into diagnostics: inout DiagnosticBag) -> [OutputFile] {
        let module = library.module.description
        let folder = ["Sources", module, "\(module).docc"]
        var files: [OutputFile] = []
        func add(_ template: String, _ data: TemplateValue, _ path: [String]) {
            let bytes = templates.render("docc/\(template)", with: data, escaping: .none, into: &diagnostics)
            guard var bytes else { return }
            // The title of the landing page is the one link to a symbol.
            if template != "landing" { bytes = ArticleText(bytes).bytes }
            files.append(OutputFile(OutputPath(ours: folder + path), bytes: bytes, ownership: .owned))
        }
        for component in library.components {
            let page = ComponentPage(component, in: library, links: .articles)
            add("component", page.data, ["Components", "\(MarkdownLinks.article(of: component)).md"])
        }
        add("landing", LandingPage(library).data, ["\(module).md"])
        add("status", StatusPage(library, links: .articles).data, ["TranslationStatus.md"])
        add("deviations", DeviationsPage(library, links: .articles).data, ["TranslationDeviations.md"])
        files.append(
            OutputFile(
                OutputPath(ours: folder + ["\(module).symbols.json"]),
                bytes: ModuleSymbols.bytes(of: module),
                ownership: .owned
            )
        )
        return files
    }
}
