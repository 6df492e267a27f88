import Core
import Documents

/// `specs/pages`
enum PageTemplates {
    private static let folder = "pages/"
    private static let ending = ".mustache"

    enum Kind {
        case markdown, docC, site, tokens, icons

        fileprivate var beginnings: [String] {
            switch self {
            case .markdown: ["markdown/"]
            case .docC: ["docc/", "markdown/examples"]
            case .site: ["site/", "tokens", "picture"]
            case .tokens: ["tokens", "picture"]
            case .icons: ["icons"]
            }
        }
    }

    /// nil where the page is larger than any browser can show, which is reported.
    static func page(
        _ name: String,
        of kind: Kind,
        _ data: TemplateValue,
        into diagnostics: inout DiagnosticBag
    ) -> [UInt8]? {
        of(kind, into: &diagnostics).render(name, with: data, escaping: .html, into: &diagnostics)?.bytes
    }

    static func of(_ kind: Kind, into diagnostics: inout DiagnosticBag) -> TemplateSet {
        let beginnings = kind.beginnings.map { folder + $0 }
        let sources = EmbeddedSpecs.files.compactMap { entry -> TemplateSource? in
            let path = entry.path.description
            guard path.hasSuffix(ending), beginnings.contains(where: path.hasPrefix) else { return nil }
            let name = path.dropFirst(folder.count).dropLast(ending.count)
            let file = SourceFile(path: SourcePath("builtin/\(path)"), embedded: entry.text)
            return TemplateSource(name: String(name), file: file)
        }
        return TemplateSet(sources, into: &diagnostics)
    }
}
