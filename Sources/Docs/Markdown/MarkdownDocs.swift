package import Mustache
package import SourceText
package import Workspace

/// The documentation of a translation as Markdown: one file a component, and the tables over all of them.
package struct MarkdownDocs: Sendable {
    /// Below the folder of the package.
    static let folder = ["Documentation", "Translation"]

    private let templates: TemplateSet

    package init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// The files, in no order that means anything. After an error they are not all there.
    package func files(of library: DocumentedLibrary, into diagnostics: inout DiagnosticBag) -> [OutputFile] {
        let pages = Workers.map(library.components) { component in
            var problems = DiagnosticBag()
            let page = ComponentPage(component, in: library, links: .files(root: "../"))
            let path = Self.folder + ["Components", "\(component.fileName).md"]
            return (file("component", page.data, path, .scaffold, &problems), problems)
        }
        for (_, problems) in pages { diagnostics.add(contentsOf: problems) }
        var files = pages.compactMap(\.0)
        let links = MarkdownLinks.files(root: "")
        func add(_ template: String, _ data: TemplateValue, _ name: String, _ ownership: FileOwnership) {
            let file = file(template, data, Self.folder + ["\(name).md"], ownership, &diagnostics)
            if let file { files.append(file) }
        }
        add("index", IndexPage(library, links: links).data, "README", .owned)
        add("deviations", DeviationsPage(library, links: links).data, "Deviations", .owned)
        add("status", StatusPage(library, links: links).data, "Status", .owned)
        add("checklist", ChecklistPage(library, links: links).data, "TestingChecklist", .scaffold)
        add("rules", RulesPage(library).data, "Rules", .owned)
        if let release = library.release {
            add("release", ReleasePage(release, library).data, "Release", .owned)
        }
        return files
    }

    private func file(
        _ template: String,
        _ data: TemplateValue,
        _ path: [String],
        _ ownership: FileOwnership,
        _ diagnostics: inout DiagnosticBag
    ) -> OutputFile? {
        templates.render("markdown/\(template)", with: data, escaping: .none, into: &diagnostics)
            .map { OutputFile(OutputPath(ours: path), bytes: $0, ownership: ownership) }
    }
}
