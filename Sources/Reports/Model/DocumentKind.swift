/// Kind of documentation of a file. The ledger of the output folder remembers it, so that these words stay as they are.
package enum DocumentKind: String, Sendable, CaseIterable {
    /// Markdown, which `generate` writes as well.
    case docs
    case site
    case catalog
}
