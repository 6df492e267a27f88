/// What documentation is written as.
enum DocsFormat: String, CaseIterable {
    case markdown, html, docc
}
