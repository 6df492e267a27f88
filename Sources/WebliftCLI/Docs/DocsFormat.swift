import Reports

enum DocsFormat: String, CaseIterable {
    case markdown, html, docc

    /// Place where a person begins to read, below the folder of the package.
    func firstPage(of module: String) -> String {
        switch self {
        case .markdown: "Documentation/Translation/README.md"
        case .html: "Documentation/Site/index.html"
        case .docc: "Sources/\(module)/\(module).docc"
        }
    }

    /// Role of the files in the output folder.
    var kind: DocumentKind {
        switch self {
        case .markdown: .docs
        case .html: .site
        case .docc: .catalog
        }
    }
}
