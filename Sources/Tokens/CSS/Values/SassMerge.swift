import Core

/// `map.merge($space, (huge: 64px))`: maps of which the later ones win over the earlier ones.
struct SassMerge {
    enum Source {
        /// A map that a variable holds.
        case variable(String)
        /// Parts between the parentheses of a map.
        case literal([ValuePart])
    }

    let sources: [Source]
    /// Whether maps within the maps are merged as well, and not replaced.
    let isDeep: Bool

    /// Nil for anything but a merge, and for a merge that takes evaluation.
    init?(_ parts: [ValuePart]) {
        guard parts.count == 1, case .function(let name, let arguments) = parts[0].kind,
            let isDeep = Self.functions[name]
        else { return nil }
        self.isDeep = isDeep
        let pieces = arguments.split(omittingEmptySubsequences: false) { $0.kind == .comma }
        guard pieces.count == 2, let first = Self.sources(of: pieces[0], isDeep: isDeep),
            let second = Self.sources(of: pieces[1], isDeep: isDeep)
        else { return nil }
        sources = first + second
    }

    /// Map with all ways through it, and the ways that the maps behind it replace.
    struct Layer {
        let source: Source
        let ways: [SassMaps.Way]
        fileprivate let replaced: Set<SassMaps.Way>
        fileprivate let isDeep: Bool

        func isReplaced(_ way: SassMaps.Way) -> Bool {
            replaced.contains(isDeep ? way : SassMaps.Way(keys: Array(way.keys.prefix(1))))
        }
    }

    /// Nil where one of the maps is not known.
    func layers(_ known: SassMaps) -> [Layer]? {
        var layers: [Layer] = []
        var replaced: Set<SassMaps.Way> = []
        for source in sources.reversed() {
            let ways: [SassMaps.Way]
            switch source {
            case .variable(let name):
                guard let own = known[name] else { return nil }
                ways = own
            case .literal(let content): ways = SassMap.ways(through: content)
            }
            layers.append(Layer(source: source, ways: ways, replaced: replaced, isDeep: isDeep))
            replaced.formUnion(isDeep ? ways : ways.map { SassMaps.Way(keys: Array($0.keys.prefix(1))) })
        }
        return layers.reversed()
    }

    private static func sources(of piece: ArraySlice<ValuePart>, isDeep: Bool) -> [Source]? {
        guard piece.count == 1, let part = piece.first else { return nil }
        if case .reference(let name, nil) = part.kind { return [.variable(name.text)] }
        if case .parentheses(let inside) = part.kind, inside.isEmpty { return [] }
        if let content = SassMap.content(of: [part]) { return [.literal(content)] }
        guard let merge = SassMerge([part]), merge.isDeep == isDeep else { return nil }
        return merge.sources
    }

    private static let functions = [
        "map.merge": false, "map-merge": false, "map.deep-merge": true,
    ]
}
