package import Mustache
package import SourceText
package import Workspace

/// The documentation of a translation as a site: a folder that opens from disk and from any server, without a framework
/// and without a request to anywhere else.
package struct SiteDocs: Sendable {
    /// Below the folder of the package.
    static let folder = ["Documentation", "Site"]

    private let templates: TemplateSet

    package init(_ templates: TemplateSet) {
        self.templates = templates
    }

    /// The files, in no order that means anything. `tokens` is the data of the page of `weblift tokens`; nil without
    /// tokens.
    package func files(
        of library: DocumentedLibrary,
        tokens: TemplateValue?,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let frame = SiteFrame(library, hasTokens: tokens != nil)
        let beside = SiteNavigation(library, root: SiteFrame.rootOfComponents)
        let above = SiteNavigation(library, root: "").list(current: nil)
        let made = DocumentFiles(.site, in: Self.folder, with: templates, escaping: .html)
        let pages = Workers.map(library.components, into: &diagnostics) { component, diagnostics in
            let page = SiteComponentPage(component, in: library, beside: beside.neighbors(of: component.tag))
            let navigation = beside.list(current: component.tag)
            let data = frame.data(of: component, navigation, page.fields)
            let path = SitePath.component(component)
            return made.file(path, of: component, from: "site/component", data, into: &diagnostics)
        }
        var files = pages.compactMap(\.self)
        for page in frame.pages {
            let fields = fields(of: page, library, tokens)
            let data = frame.data(of: page, above, fields)
            let file = made.file([page.file], from: "site/\(page.rawValue)", data, into: &diagnostics)
            if let file { files.append(file) }
        }
        let plain = DocumentFiles(.site, in: Self.folder, with: templates, escaping: .none)
        for (template, name) in [("style", "site.css"), ("script", "site.js")] {
            let file = plain.file(["assets", name], from: "site/\(template)", .null, into: &diagnostics)
            if let file { files.append(file) }
        }
        files.append(plain.file(["assets", "search.js"], SearchIndex(library).bytes))
        return files
    }

    private func fields(
        of page: SiteFrame.Page,
        _ library: DocumentedLibrary,
        _ tokens: TemplateValue?
    ) -> [(TemplateKey, TemplateValue)] {
        switch page {
        case .index: SiteIndexPage(library).fields
        case .coverage: SiteCoveragePage(library).fields
        case .inventory: library.use.map { SiteUsePage($0, library).fields } ?? []
        case .deviations: SiteDeviationsPage(library).fields
        case .tokens: [("tokens", tokens ?? .null)]
        case .rules: SiteRulesPage(library).fields
        case .release: library.release.map { SiteReleasePage($0, library).fields } ?? []
        }
    }
}
