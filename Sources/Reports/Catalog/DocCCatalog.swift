package import Core
package import Documents
import Generate
package import Package

/// Lies beside the sources of the module: a page for it, and an article for each component.
package enum DocCCatalog {
    /// Files stand in no order that means anything.
    package static func files(
        of library: DocumentedLibrary,
        with templates: TemplateSet,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
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
            let page = ComponentPage(component: component, library: library, links: links)
            add("component", page.data, ["Components", "\(MarkdownLinks.article(of: component)).md"], of: component)
        }
        add("landing", LandingPage(library: library, links: links).data, ["\(module).md"])
        add("status", StatusPage(library: library, links: links).data, ["TranslationStatus.md"])
        add("deviations", DeviationsPage(library: library, links: links).data, ["TranslationDeviations.md"])
        files.append(made.file(["\(module).symbols.json"], ModuleSymbols.bytes(of: module)))
        return files
    }
}

struct LandingPage {
    let library: DocumentedLibrary
    let links: MarkdownLinks

    var data: TemplateValue {
        guard case .object(let index) = IndexPage(library: library, links: links).data else { return .null }
        let fields = index.keys.map { (TemplateKey($0), index[TemplateKey($0)] ?? .null) }
        return .object(TemplateObject(fields + [("symbol", .string(library.module.description))]))
    }
}

/// A symbol graph without symbols, so that DocC knows the module where nothing has been compiled: on Linux, where there
/// is no iOS.
enum ModuleSymbols {
    static func bytes(of module: String) -> [UInt8] {
        JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.object("metadata") { object in
                    object.object("formatVersion") { object in
                        object.member("major", 0)
                        object.member("minor", 6)
                        object.member("patch", 0)
                    }
                    object.member("generator", "weblift")
                }
                object.object("module") { object in
                    object.member("name", module)
                    object.object("platform") { _ in }
                }
                object.member("symbols") { $0.array { _ in } }
                object.member("relationships") { $0.array { _ in } }
            }
        } + Array("\n".utf8)
    }
}
