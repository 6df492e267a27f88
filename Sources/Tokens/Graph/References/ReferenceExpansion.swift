struct ReferenceExpansion {
    /// Most parts of a value, and their deepest nesting: far beyond any real value, below the limits of
    /// `PartInspection`, and little enough that tokens which double each other end soon.
    static let largest = 4096
    static let deepest = 30

    let parts: [ValuePart]
    let size: Int
    let depth: Int
}

extension ReferenceExpansion {
    init(literal parts: [ValuePart]) {
        let measure = Self.measure(parts, depth: 0)
        self.init(parts: parts, size: measure.size, depth: measure.depth)
    }

    private static func measure(_ parts: [ValuePart], depth: Int) -> (size: Int, depth: Int) {
        guard depth <= Self.deepest else { return (parts.count, Self.deepest + 1) }
        var size = parts.count
        var deepest = 0
        for part in parts where !part.inner.isEmpty {
            let measure = measure(part.inner, depth: depth + 1)
            size += measure.size
            deepest = max(deepest, measure.depth + 1)
        }
        return (size, deepest)
    }
}
