import Documents
import Generate

/// The page of the module: the articles by category.
struct LandingPage {
    private let library: DocumentedLibrary
    private let links: MarkdownLinks

    init(_ library: DocumentedLibrary, links: MarkdownLinks) {
        self.library = library
        self.links = links
    }

    var data: TemplateValue {
        guard case .object(let index) = IndexPage(library, links: links).data else { return .null }
        let fields = index.keys.map { (TemplateKey($0), index[TemplateKey($0)] ?? .null) }
        return .object(TemplateObject(fields + [("symbol", .string(library.module.description))]))
    }
}
