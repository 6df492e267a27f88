/// Words that the ledger of the output folder remembers, so that they stay as they are.
package enum DocumentKind: String, Sendable, CaseIterable {
    case docs
    case site
    case catalog
}
