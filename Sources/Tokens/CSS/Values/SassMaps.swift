/// The maps of SCSS that have been read so far, with the ways to their values: `nested`, `a`.
struct SassMaps {
    /// A way through a map to one of its values, without names that grow with each level.
    struct Way: Hashable {
        let keys: [String]

        /// Spelling in the name of the token.
        var text: String { keys.joined(separator: "-") }
    }

    private struct Map {
        var ways: [Way] = []
        var known: Set<Way> = []
    }

    private var maps: [String: Map] = [:]
    /// Number of entries of maps that were looked at to merge them.
    var mergedCount = 0

    /// The ways through a map, in their order; nil where no such map is known.
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
