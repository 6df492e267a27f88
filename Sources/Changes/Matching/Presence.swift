import WebModel

/// The items of one kind that the new release has, for the texts of deprecations that name one of them.
struct Presence<Item: ComponentItem> {
    private let kind: ItemKind
    private let tag: String
    private let items: [Item]

    init(_ kind: ItemKind, _ items: [Item], of tag: String) {
        self.kind = kind
        self.tag = tag
        self.items = items
    }

    /// What a deprecation says to use; nil where it says nothing, or names nothing that is there.
    func replacement(in deprecation: Deprecation?, for name: String) -> ChangeSide? {
        for wanted in DeprecationText.names(in: deprecation) where wanted != name {
            if let item = items.first(where: { $0.name == wanted }) {
                return ChangeSide(tag: tag, item: ItemReference(kind, item.name), place: item.source)
            }
        }
        return nil
    }
}
