import Mustache
import Tokens

/// A token as it is named on a page: a link, if the page has that token.
struct TokenLink {
    let data: TemplateValue

    init(_ name: TokenName, in catalogue: TokenCatalogue) {
        let anchor = Self.anchor(of: name)
        data = [
            "name": .string(name.text),
            "target": catalogue.contains(name) ? ["anchor": .string(anchor.text)] : .null,
        ]
    }

    static func anchor(of name: TokenName) -> PageAnchor { PageAnchor("token", name.text) }
}
