import Core
import WebModel

/// Tells the component of each page, which few pages name: “Radio Group” shows `<my-radio-group>`, and a prefix that
/// nearly all pages have before the name is the prefix on the others too.
struct MDXNames {
    /// `my-` of `my-button`.
    private let prefix: String?

    init(_ pages: [MDXPage]) {
        let prefixes = pages.map(Self.prefixes).filter { !$0.isEmpty }
        prefix = ElementName.prefix(prefixes.flatMap(\.self), of: prefixes.count)
    }

    private static func prefixes(of page: MDXPage) -> Set<String> {
        for title in page.titles {
            let ends = page.elements.filter { $0.hasSuffix("-\(title)") }
            if !ends.isEmpty { return Set(ends.map { String($0.dropLast(title.count)) }) }
        }
        return []
    }

    func component(of page: MDXPage, into diagnostics: inout DiagnosticBag) -> Component? {
        var component = page.component
        guard let tag = page.told ?? tag(of: page) else {
            diagnostics.warning(
                .docsNotAComponent,
                "the tag of the component that this page is about can't be told; the page is left out",
                at: .start(of: page.path)
            )
            return nil
        }
        component.tag = tag
        return component
    }

    private func tag(of page: MDXPage) -> String? {
        if let prefix {
            let tags = page.titles.map { prefix + $0 }
            if let shown = tags.first(where: { page.elements.contains($0) }) { return shown }
        }
        let prefixes = Self.prefixes(of: page)
        if prefixes.count == 1, let only = prefixes.first {
            return page.titles.lazy.map { only + $0 }.first { page.elements.contains($0) }
        }
        guard prefixes.isEmpty, let prefix, let title = page.titles.first else { return nil }
        return ElementName.isValid(prefix + title) ? prefix + title : nil
    }
}
