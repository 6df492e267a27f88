import Core

struct UniqueItems {
    func of<Item>(
        _ items: [Item],
        _ kind: String,
        _ name: (Item) -> String,
        _ place: (Item) -> SourceLocation,
        _ diagnostics: inout DiagnosticBag
    ) -> [Item] {
        var first: [String: Int] = [:]
        first.reserveCapacity(items.count)
        var repeated: Set<Int> = []
        for (position, item) in items.enumerated() {
            let name = name(item)
            guard let earlier = first[name] else {
                first[name] = position
                continue
            }
            repeated.insert(position)
            diagnostics.warning(
                .docsDuplicate,
                "the \(kind) “\(name)” is described twice; the first counts",
                at: place(item),
                notes: [Diagnostic.Note("described first here", at: place(items[earlier]))]
            )
        }
        guard !repeated.isEmpty else { return items }
        return items.indices.filter { !repeated.contains($0) }.map { items[$0] }
    }
}
