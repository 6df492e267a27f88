import Documents

/// A library of a hundred components has the list a hundred times: links are written once, and a page only marks its
/// own.
struct SiteNavigation {
    struct Neighbors {
        let previous: DocumentedComponent?
        let next: DocumentedComponent?
    }

    private struct Category {
        let head: String
        let tags: [String]
    }

    private let categories: [Category]
    private let links: [String: String]
    private let order: [DocumentedComponent]
    private let places: [String: Int]

    /// `root` leads to the folder of the site; empty for pages that stand there.
    init(_ library: DocumentedLibrary, root: String) {
        let isBesideComponents = !root.isEmpty
        let groups = library.categories
        categories = groups.map { title, components in
            var head = HTMLText()
            head.link(toPage: "\(root)index.html#\(SitePath.anchor(ofCategory: title))") { $0.append(title) }
            return Category(head: head.text, tags: components.map(\.tag))
        }
        order = groups.flatMap(\.components)
        places = Dictionary(order.enumerated().map { ($1.tag, $0) }) { first, _ in first }
        links = Dictionary(
            order.map { component in
                let page = isBesideComponents ? SitePath.name(of: component) : SitePath.link(to: component)
                var link = HTMLText()
                link.link(toPage: page) { $0.append(component.title) }
                return (component.tag, link.text)
            }
        ) { first, _ in first }
    }

    /// nil for a page that is no component's.
    func list(current tag: String?) -> TemplateValue {
        var html = "<ul>\n"
        for category in categories {
            html += "<li>\(category.head)\n<ul>\n"
            for other in category.tags {
                let link = links[other] ?? ""
                // HTML ends an item where the next one begins.
                html += "<li>\(other == tag ? Self.current(link) : link)\n"
            }
            html += "</ul>\n</li>\n"
        }
        return .string(html + "</ul>")
    }

    private static func current(_ link: String) -> String { "<a aria-current=\"page\"" + link.dropFirst("<a".count) }

    func neighbors(of tag: String) -> Neighbors {
        guard let place = places[tag] else { return Neighbors(previous: nil, next: nil) }
        return Neighbors(
            previous: place > 0 ? order[place - 1] : nil,
            next: place + 1 < order.count ? order[place + 1] : nil
        )
    }
}
