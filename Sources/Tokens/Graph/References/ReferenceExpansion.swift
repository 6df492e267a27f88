/// Parts in which all references are replaced by what they lead to.
struct ReferenceExpansion {
    /// The most parts of a value, and how deep they may be nested: far beyond any real one, less than what values are read
    /// from, and little enough that tokens which double each other end soon.
    static let largest = 4096
    static let deepest = 30

    let parts: [ValuePart]
    /// How many parts there are at all depths.
    let size: Int
    let depth: Int

    init(parts: [ValuePart], size: Int, depth: Int) {
        self.parts = parts
        self.size = size
        self.depth = depth
    }

    /// Parts without references.
    init(literal parts: [ValuePart]) {
        let measure = Self.measure(parts, depth: 0)
        self.init(parts: parts, size: measure.size, depth: measure.depth)
    }

    private static func measure(_ parts: [ValuePart], depth: Int) -> (size: Int, depth: Int) {
        var size = parts.count
        var deepest = 0
        guard depth <= Self.deepest else { return (size, Self.deepest + 1) }
        for part in parts {
            switch part.kind {
            case .function(_, let inner), .parentheses(let inner):
                let measure = measure(inner, depth: depth + 1)
                size += measure.size
                deepest = max(deepest, measure.depth + 1)
            default: break
            }
        }
        return (size, deepest)
    }
}
