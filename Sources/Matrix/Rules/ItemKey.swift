import WebModel

/// The kind of an item and its folded name: what exact names are looked up by.
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

    static func == (left: ItemKey, right: ItemKey) -> Bool {
        left.kind.ordinal == right.kind.ordinal && left.name == right.name
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind.ordinal)
        hasher.combine(name)
    }
}

extension ItemKind {
    /// A small number for each kind. The raw value is a text, which is slow to hash.
    var ordinal: Int {
        switch self {
        case .property: 0
        case .slot: 1
        case .event: 2
        case .method: 3
        case .cssPart: 4
        case .cssProperty: 5
        case .cssState: 6
        case .text: 7
        }
    }
}
