import WebModel

/// Items of a component that are called otherwise now.
struct SwiftRenames {
    private var names: [ItemReference: ItemReference] = [:]

    init(_ changes: [Change]) {
        for change in changes where !change.evidence.isEmpty {
            if let old = change.before?.item, let new = change.after?.item, old != new { names[old] = new }
        }
    }

    /// Finds the present name of an item of the former release.
    func name(of old: ItemReference) -> ItemReference { names[old] ?? old }
}
