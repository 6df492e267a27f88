import SourceText

/// Keeps the first item of each name and reports the others.
struct UniqueItems {
    func of<Item>(
        _ items: [Item],
        _ kind: String,
        _ name: (Item) -> String,
        _ place: (Item) -> SourceLocation,
        _ diagnostics: inout DiagnosticBag
    ) -> [Item] {
        var first: [String: SourceLocation] = [:]
        var result: [Item] = []
        for item in items {
            if let earlier = first[name(item)] {
                diagnostics.warning(
                    .docsDuplicate,
                    "the \(kind) “\(name(item))” is described twice; the first counts",
                    at: place(item),
                    notes: [Diagnostic.Note("described first here", at: earlier)]
                )
            } else {
                first[name(item)] = place(item)
                result.append(item)
            }
        }
        return result
    }
}
