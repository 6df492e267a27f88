package import Core
package import Documents
package import Package

/// The documentation of a translation as Markdown: one file a component, and the tables over all of them.
package struct MarkdownDocs: Sendable {
    /// Path below the folder of the package.
    static let folder = ["Documentation", "Translation"]

    private let templates: TemplateSet

    package init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// The files, in no order that means anything. After an error they are not all there.
    package func files(of library: DocumentedLibrary, into diagnostics: inout DiagnosticBag) -> [GeneratedFile] {
        let made = DocumentFiles(DocumentKind.docs.rawValue, in: Self.folder, with: templates, escaping: .none)
        let (pages, tables) = Workers.both(into: &diagnostics) { diagnostics in
            self.pages(of: library, made, into: &diagnostics)
        } and: { diagnostics in
            self.tables(over: library, made, into: &diagnostics)
        }
        return pages + tables
    }

    private func pages(
        of library: DocumentedLibrary,
        _ made: DocumentFiles,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let links = MarkdownLinks(.files(root: "../"), of: library)
        return Workers.map(library.components, into: &diagnostics) { component, diagnostics in
            made.file(
                ["Components", "\(component.fileName).md"],
                of: component,
                from: "markdown/component",
                ComponentPage(component, in: library, links: links).data,
                .scaffold,
                into: &diagnostics
            )
        }
        .compactMap(\.self)
    }

    /// Makes the files that tell of all components together.
    private func tables(
        over library: DocumentedLibrary,
        _ made: DocumentFiles,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        func add(_ template: String, _ data: TemplateValue, _ name: String, _ ownership: FileOwnership = .owned) {
            let template = "markdown/\(template)"
            let file = made.file(["\(name).md"], from: template, data, ownership, into: &diagnostics)
            if let file { files.append(file) }
        }
        let links = MarkdownLinks(.files(root: ""), of: library)
        add("index", IndexPage(library, links: links).data, "README")
        add("deviations", DeviationsPage(library, links: links).data, "Deviations")
        add("status", StatusPage(library, links: links).data, "Status")
        add("checklist", ChecklistPage(library, links: links).data, "TestingChecklist", .scaffold)
        add("rules", RulesPage(library).data, "Rules")
        if let release = library.release { add("release", ReleasePage(release, library, links: links).data, "Release") }
        return files
    }
}
