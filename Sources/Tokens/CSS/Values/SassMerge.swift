import Core

/// `map.merge($space, (huge: 64px))`: maps of which the later ones win over the earlier ones.
struct SassMerge {
    enum Source {
        case variable(String)
        case literal([ValuePart])
    }

    let sources: [Source]
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

/// The maps of SCSS that have been read so far, with the ways to their values: `nested`, `a`.
struct SassMaps {
    /// A way through a map to one of its values, without names that grow with each level.
    struct Way: Hashable {
        let keys: [String]

        var text: String { keys.joined(separator: "-") }
    }

    private struct Map {
        var ways: [Way] = []
        var known: Set<Way> = []
    }

    private var maps: [String: Map] = [:]
    var mergedCount = 0

    subscript(name: String) -> [Way]? { maps[SassVariables.key(name)]?.ways }

    mutating func begin(_ name: String) {
        if maps[SassVariables.key(name)] == nil { maps[SassVariables.key(name)] = Map() }
    }

    mutating func add(_ way: Way, to name: String) {
        let key = SassVariables.key(name)
        if maps[key, default: Map()].known.insert(way).inserted { maps[key]?.ways.append(way) }
    }

    static func isSame(_ one: String, _ other: String) -> Bool { SassVariables.key(one) == SassVariables.key(other) }
}

/// Variables of SCSS with one word, string or number as their value: the text of `#{$prefix}` in a name or a word.
struct SassVariables {
    private var texts: [String: String] = [:]

    /// Finds the text that an interpolation of these parts inserts; nil where that takes evaluation.
    func text(of parts: [ValuePart]) -> String? {
        guard parts.count == 1 else { return nil }
        if case .reference(let name, nil) = parts[0].kind { return texts[Self.key(name.text)] }
        return SimplePart.text(of: parts[0].kind)
    }

    /// Finds the text of a variable as it is written in a string: `$prefix`, `config.$prefix`.
    func text(ofVariable spelling: String) -> String? {
        guard let sign = spelling.utf8.firstIndex(of: UInt8(ascii: "$")) else { return nil }
        let name = spelling[spelling.utf8.index(after: sign)...].prefix { !$0.isWhitespace }
        return texts[Self.key(String(name))]
    }

    mutating func note(_ name: String, _ value: StylesheetValue) {
        guard value.parts.count == 1 else { return }
        switch value.parts[0].kind {
        case .word, .text, .number, .reference: break
        default: return
        }
        let key = Self.key(name)
        if value.isDefault, texts[key] != nil { return }
        texts[key] = text(of: value.parts)
    }

    /// Hyphens and underscores are one to SCSS.
    static func key(_ name: String) -> String {
        String(decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
}
