import WebModel

struct Presence<Item: ComponentItem> {
    private let kind: ItemKind
    private let tag: String
    private let items: [Item]
    /// Positions of the items by name; empty where no deprecation asks.
    private let positions: [String: Int]

    init(_ kind: ItemKind, _ items: [Item], beside former: [Item], of tag: String) {
        self.kind = kind
        self.tag = tag
        self.items = items
        let isAsked = items.contains { $0.deprecated != nil } || former.contains { $0.deprecated != nil }
        positions =
            isAsked ? Dictionary(items.enumerated().map { ($1.name, $0) }) { first, _ in first } : [:]
    }

    /// nil where it says nothing, or names nothing that is there.
    func replacement(in deprecation: Deprecation?, for name: String) -> ChangeSide? {
        for wanted in DeprecationText.names(in: deprecation) where wanted != name {
            if let item = positions[wanted].map({ items[$0] }) {
                return ChangeSide(tag: tag, item: ItemReference(kind, item.name), place: item.source)
            }
        }
        return nil
    }
}
