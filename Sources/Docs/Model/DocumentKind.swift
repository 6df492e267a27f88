/// Which kind of documentation a file is. The ledger of the output folder remembers it, so that these words stay what they
/// are.
package enum DocumentKind: String, Sendable, CaseIterable {
    /// Markdown, which `generate` writes as well.
    case docs
    case site
    case catalog
}
