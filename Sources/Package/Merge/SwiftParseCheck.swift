/// The merge itself knows brackets, literals, comments and directives; a parser knows the rest. It is asked about many
/// texts at once, because the start of a compiler takes the time, and only about files that both sides changed. Where
/// it takes all three texts of a merge and refuses the result, the merge is made coarser until it does not.
package struct SwiftParseCheck: Sendable {
    /// Whether each of the texts can be parsed; nil for one of which nothing is known. As many as there are texts.
    package let parses: @Sendable ([[UInt8]]) -> [Bool?]

    package init(parses: @escaping @Sendable ([[UInt8]]) -> [Bool?]) {
        self.parses = parses
    }

    package init(eachParses: @escaping @Sendable ([UInt8]) -> Bool?) {
        parses = { texts in texts.map { eachParses($0) } }
    }

    /// Makes merges that would break a file coarser. Only merges of Swift files belong here.
    package func settled(_ merges: [ThreeWayMerge]) -> [ThreeWayMerge] {
        var settled = merges
        let combined = merges.indices.filter { merges[$0].isCombined }
        // Texts of the sides are only of interest where the result is refused.
        var open = refused(combined) { settled[$0].outcomes }
        let brokenBefore = refused(open) { settled[$0].sides?.all ?? [] }
        open.removeAll { brokenBefore.contains($0) }
        while !open.isEmpty {
            open = open.filter { index in
                guard let coarser = settled[index].coarser else { return false }
                settled[index] = coarser
                return true
            }
            open = refused(open) { settled[$0].outcomes }
        }
        return settled
    }

    private func refused(_ indices: [Int], _ texts: (Int) -> [[UInt8]]) -> [Int] {
        guard !indices.isEmpty else { return [] }
        let asked = indices.map(texts)
        var answers = parses(asked.flatMap { $0 })[...]
        return zip(indices, asked).filter { _, texts in
            let own = answers.prefix(texts.count)
            answers = answers.dropFirst(texts.count)
            return own.contains(false)
        }.map(\.0)
    }
}
