import Documents

struct SiteFrame {
    /// Pages that are no component's.
    enum Page: String, CaseIterable {
        case index, coverage, inventory, deviations, tokens, rules, release

        var file: String { "\(rawValue).html" }

        var title: String {
            switch self {
            case .index: "Components"
            case .coverage: "Coverage"
            case .inventory: "In use"
            case .deviations: "Deviations"
            case .tokens: "Tokens"
            case .rules: "Rules"
            case .release: "Release"
            }
        }
    }

    let pages: [Page]
    private let library: String
    private let edition: SiteEdition?
    private let hasLive: Bool

    init(_ library: DocumentedLibrary, hasTokens: Bool, edition: SiteEdition?) {
        self.library = library.title
        self.edition = edition
        hasLive = library.live != nil
        pages = Page.allCases.filter { page in
            switch page {
            case .tokens: hasTokens
            case .release: library.release != nil
            case .inventory: library.use != nil
            case .index, .coverage, .deviations, .rules: true
            }
        }
    }

    /// Leads to the folder of the site.
    static let rootOfComponents = "../"

    /// `page` is nil for the page of a component.
    func data(
        of page: Page? = nil,
        at address: String,
        title: String,
        root: String = "",
        navigation: TemplateValue,
        _ fields: [(TemplateKey, TemplateValue)]
    ) -> TemplateValue {
        let frame: [(TemplateKey, TemplateValue)] = [
            ("pageTitle", .string(page == .index ? "\(library) on iOS" : "\(title) · \(library) on iOS")),
            ("edition", edition.map { ["version": .string($0.version), "page": .string(address)] } ?? .null),
            ("hasLive", .boolean(hasLive)), ("library", .string(library)), ("root", .string(root)),
            ("navigation", navigation),
            // Rules are targets of links, and nobody's first page.
            ("pages", .list(pages.filter { $0 != .rules }.map { link(to: $0, from: page) })),
        ]
        return .object(TemplateObject(frame + fields))
    }

    private func link(to page: Page, from current: Page?) -> TemplateValue {
        ["file": .string(page.file), "title": .string(page.title), "isCurrent": .boolean(page == current)]
    }
}
