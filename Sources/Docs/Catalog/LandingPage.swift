import Mustache
import Render

/// The page of the module: the articles by category.
struct LandingPage {
    private let library: DocumentedLibrary

    init(_ library: DocumentedLibrary) {
        self.library = library
    }

    var data: TemplateValue {
        guard case .object(let index) = IndexPage(library, links: .articles).data else { return .null }
        let fields = index.keys.map { (TemplateKey($0), index[TemplateKey($0)] ?? .null) }
        return .object(TemplateObject(fields + [("symbol", .string(library.module.description))]))
    }
}
