import Docs

/// What documentation is written as.
enum DocsFormat: String, CaseIterable {
    case markdown, html, docc

    /// What the files are to the output folder.
    var kind: DocumentKind {
        switch self {
        case .markdown: .docs
        case .html: .site
        case .docc: .catalog
        }
    }
}
