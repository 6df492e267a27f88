import WebModel

/// A web item as text of the ledger: its kind and its name, `property disabled`; the default slot has none.
enum LedgerItem {
    static func text(of item: ItemReference) -> String {
        item.name.isEmpty ? item.kind.rawValue : "\(item.kind.rawValue) \(item.name)"
    }

    static func item(of text: some StringProtocol) -> ItemReference? {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard let kind = parts.first.flatMap({ ItemKind(rawValue: String($0)) }) else { return nil }
        return ItemReference(kind, parts.count > 1 ? String(parts[1]) : "")
    }
}
