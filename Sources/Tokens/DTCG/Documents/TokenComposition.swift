/// Tokens that are put together from several sources, of which later ones win over earlier ones: that is how it is meant, so
/// that what they replace is left out.
struct TokenComposition {
    private struct Entry {
        let place: Int
        let source: Int
    }

    private var declarations: [TokenDeclaration?] = []
    private var entries: [TokenName: [Entry]] = [:]
    private var sourceCount = 0

    /// Adds what one source says. What it says twice stays, for it contradicts itself.
    mutating func add(_ source: [TokenDeclaration]) {
        sourceCount += 1
        for declaration in source {
            var kept = entries[declaration.name] ?? []
            kept.removeAll { entry in
                guard entry.source != sourceCount,
                    declarations[entry.place]?.theme?.name == declaration.theme?.name,
                    declaration.mode == nil || declarations[entry.place]?.mode == declaration.mode
                else { return false }
                declarations[entry.place] = nil
                return true
            }
            kept.append(Entry(place: declarations.count, source: sourceCount))
            entries[declaration.name] = kept
            declarations.append(declaration)
        }
    }

    var result: [TokenDeclaration] { declarations.compactMap { $0 } }
}
