/// Language of templates, told by the endings of files.
package enum TemplateDialect: String, Sendable, Hashable, CaseIterable {
    /// Angular, Jinja and others write their syntax into HTML, too.
    case html
    case vue, svelte, twig, handlebars
    /// Lit's `html`, and `template:` of components.
    case script

    private static let endings: [(String, TemplateDialect)] = [
        (".html.twig", .twig), (".twig", .twig), (".njk", .twig), (".hbs", .handlebars), (".handlebars", .handlebars),
        (".mustache", .handlebars), (".vue", .vue), (".svelte", .svelte), (".html", .html), (".htm", .html),
        (".js", .script), (".mjs", .script), (".ts", .script), (".mts", .script),
    ]

    /// Endings of templates that nobody here reads.
    package static let unread = [
        ".jsx", ".tsx", ".astro", ".php", ".erb", ".liquid", ".cshtml", ".razor", ".pug", ".ejs",
    ]

    package static var fileEndings: [String] { endings.map(\.0) + unread }

    package init?(fileName: String) {
        let name = fileName.lowercased()
        guard !name.hasSuffix(".d.ts"), let found = Self.endings.first(where: { name.hasSuffix($0.0) }) else {
            return nil
        }
        self = found.1
    }

    package static func unreadEnding(of fileName: String) -> String? {
        let name = fileName.lowercased()
        return unread.first(where: name.hasSuffix)
    }
}
