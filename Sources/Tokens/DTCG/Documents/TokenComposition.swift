/// Later sources win over earlier ones on purpose, so replaced declarations are left out.
struct TokenComposition {
    private struct Entry {
        let place: Int
        let source: Int
    }

    private var declarations: [TokenDeclaration?] = []
    private var entries: [TokenName: [Entry]] = [:]
    private var sourceCount = 0

    /// Adds the declarations of one source. Two of them for one token both stay, for the source contradicts itself.
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
