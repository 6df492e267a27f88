import WebModel

/// The kind of an item and its folded name: the key to exact names.
struct ItemKey: Sendable, Hashable {
    let kind: ItemKind
    let name: String

    init(kind: ItemKind, name: String) {
        self.kind = kind
        self.name = name
    }

    init(_ item: ItemReference) {
        self.init(kind: item.kind, name: item.name.foldedAsName)
    }
}
