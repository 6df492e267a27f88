import Core

/// Maps of SCSS: each of their values is a token.
extension StylesheetReader {
    mutating func addMap(_ name: String, _ content: [ValuePart], of declaration: StylesheetDeclaration) {
        context.maps.begin(name)
        addEntries(of: content, below: SassMaps.Way(keys: []), of: name, declaration)
    }

    private mutating func addEntries(
        of content: [ValuePart],
        below way: SassMaps.Way,
        of map: String,
        _ declaration: StylesheetDeclaration,
        unless isReplaced: (SassMaps.Way) -> Bool = { _ in false }
    ) {
        let (entries, rejected) = SassMap.entries(of: content)
        for part in rejected {
            let name = StylesheetText.quoted("$" + ([map] + way.keys).joined(separator: "-"))
            let message = "this entry of the map \(name) takes SCSS to evaluate; it is not read"
            diagnostics.warning(.tokensNotEvaluated, message, at: part.location)
        }
        for entry in entries {
            let way = SassMaps.Way(keys: way.keys + [entry.key])
            let name = "\(map)-\(way.text)"
            guard !isTooLong(name, at: entry.part.location), !isReplaced(way) else { continue }
            if let inner = SassMap.content(of: entry.value) {
                addEntries(of: inner, below: way, of: map, declaration, unless: isReplaced)
            } else {
                context.maps.add(way, to: map)
                addToken(name, entry.value, of: declaration, at: entry.part.location)
            }
        }
    }

    /// Adds merged entries with their values: an entry of another map becomes a reference to it.
    ///
    /// False where one of the maps is not known, and then nothing is added.
    mutating func addMerged(
        _ name: String,
        _ merge: SassMerge,
        of declaration: StylesheetDeclaration,
        at place: SourceLocation
    ) -> Bool {
        guard !hasMergedEnough(at: place) else { return true }
        guard let layers = merge.layers(context.maps) else { return false }
        context.maps.begin(name)
        for layer in layers {
            switch layer.source {
            // Entries that the map already has stay in it.
            case .variable(let map) where SassMaps.isSame(map, name): context.maps.mergedCount += layer.ways.count
            case .variable(let map):
                for way in layer.ways {
                    guard !isFull(at: place), !hasMergedEnough(at: place) else { return true }
                    context.maps.mergedCount += 1
                    if layer.isReplaced(way) { continue }
                    context.maps.add(way, to: name)
                    let target = ValuePart(.reference(TokenName("\(map)-\(way.text)"), fallback: nil), at: place)
                    addToken("\(name)-\(way.text)", [target], of: declaration, at: place)
                }
            case .literal(let content):
                let start = SassMaps.Way(keys: [])
                addEntries(of: content, below: start, of: name, declaration, unless: layer.isReplaced)
            }
        }
        return true
    }

    private mutating func hasMergedEnough(at place: SourceLocation) -> Bool {
        guard context.maps.mergedCount >= StylesheetLimits.mergedEntries else { return false }
        let limit = StylesheetLimits.mergedEntries
        let message = "maps take more than \(limit) entries from other maps; this merge is not read to its end"
        diagnostics.error(.tokensLimit, message, at: place)
        return true
    }
}
