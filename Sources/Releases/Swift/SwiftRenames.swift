import WebModel

struct SwiftRenames {
    private var names: [ItemReference: ItemReference] = [:]

    init(_ changes: [Change]) {
        for change in changes where !change.evidence.isEmpty {
            if let old = change.before?.item, let new = change.after?.item, old != new { names[old] = new }
        }
    }

    func name(of old: ItemReference) -> ItemReference { names[old] ?? old }
}
