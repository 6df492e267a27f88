import Mustache

/// What every page of the site has around it.
struct SiteFrame {
    /// The pages that are no component's.
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

    init(_ library: DocumentedLibrary, hasTokens: Bool) {
        self.library = library.title
        pages = Page.allCases.filter { page in
            switch page {
            case .tokens: hasTokens
            case .release: library.release != nil
            case .inventory: library.use != nil
            case .index, .coverage, .deviations, .rules: true
            }
        }
    }

    /// What leads from the pages of components to the folder of the site.
    static let rootOfComponents = "../"

    func data(
        of component: DocumentedComponent,
        _ navigation: TemplateValue,
        _ fields: [(TemplateKey, TemplateValue)]
    ) -> TemplateValue {
        data(of: nil, title: component.title, root: Self.rootOfComponents, navigation, fields)
    }

    func data(
        of page: Page,
        _ navigation: TemplateValue,
        _ fields: [(TemplateKey, TemplateValue)]
    ) -> TemplateValue {
        data(of: page, title: page.title, root: "", navigation, fields)
    }

    private func data(
        of page: Page?,
        title: String,
        root: String,
        _ navigation: TemplateValue,
        _ fields: [(TemplateKey, TemplateValue)]
    ) -> TemplateValue {
        let frame: [(TemplateKey, TemplateValue)] = [
            ("pageTitle", .string(page == .index ? "\(library) on iOS" : "\(title) · \(library) on iOS")),
            ("library", .string(library)), ("root", .string(root)), ("navigation", navigation),
            // Rules are what links lead to, and nobody's first page.
            ("pages", .list(pages.filter { $0 != .rules }.map { link(to: $0, from: page) })),
        ]
        return .object(TemplateObject(frame + fields))
    }

    private func link(to page: Page, from current: Page?) -> TemplateValue {
        ["file": .string(page.file), "title": .string(page.title), "isCurrent": .boolean(page == current)]
    }
}
