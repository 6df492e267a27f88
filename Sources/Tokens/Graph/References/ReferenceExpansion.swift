struct ReferenceExpansion {
    /// Most parts of a value, and their deepest nesting: far beyond any real value, below the limits of
    /// `PartInspection`, and little enough that tokens which double each other end soon.
    static let largest = 4096
    static let deepest = 30

    let parts: [ValuePart]
    let size: Int
    let depth: Int

    init(parts: [ValuePart], size: Int, depth: Int) {
        self.parts = parts
        self.size = size
        self.depth = depth
    }

    init(literal parts: [ValuePart]) {
        let measure = Self.measure(parts, depth: 0)
        self.init(parts: parts, size: measure.size, depth: measure.depth)
    }

    /// Parts that may be as they are: nil where a reference is among them, or where they are too many or too deep.
    init?(asTheyAre parts: [ValuePart]) {
        let measure = Self.measure(parts, depth: 0)
        guard !measure.hasReference, measure.size <= Self.largest, measure.depth <= Self.deepest else { return nil }
        self.init(parts: parts, size: measure.size, depth: measure.depth)
    }

    private static func measure(_ parts: [ValuePart], depth: Int) -> (size: Int, depth: Int, hasReference: Bool) {
        var size = parts.count
        var deepest = 0
        var hasReference = false
        guard depth <= Self.deepest else { return (size, Self.deepest + 1, false) }
        for part in parts {
            switch part.kind {
            case .reference: hasReference = true
            case .function(_, let inner), .parentheses(let inner):
                let measure = measure(inner, depth: depth + 1)
                size += measure.size
                deepest = max(deepest, measure.depth + 1)
                hasReference = hasReference || measure.hasReference
            default: break
            }
        }
        return (size, deepest, hasReference)
    }
}
