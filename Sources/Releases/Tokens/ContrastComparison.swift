import Tokens

/// Finds pairs of colors that lost or won enough contrast, and the token that each follows from.
struct ContrastComparison {
    /// Keyed by the places of these tokens in the new release.
    private(set) var lost: [Int: [ContrastChange]] = [:]
    private(set) var gained: [Int: [ContrastChange]] = [:]

    private struct Key: Hashable {
        let text: Int
        let fill: Int
    }

    init(_ old: TokenRelease, _ new: TokenRelease, _ pairs: TokenPairs, _ following: TokenFollowing) {
        var former: [Key: ContrastPair] = [:]
        for pair in old.pairs {
            guard let text = old.graph.place(of: pair.text).flatMap({ pairs.newPlaces[$0] }),
                let fill = old.graph.place(of: pair.fill).flatMap({ pairs.newPlaces[$0] })
            else { continue }
            former[Key(text: text, fill: fill)] = pair
        }
        for pair in new.pairs {
            guard let text = new.graph.place(of: pair.text), let fill = new.graph.place(of: pair.fill),
                let before = former[Key(text: text, fill: fill)]
            else { continue }
            for mode in TokenMode.allCases {
                guard let change = ContrastChange(before, pair, in: mode),
                    let root = [text, fill].first(where: { following.isChanged[$0] })
                else { continue }
                let cause = following.roots[root] ?? root
                if pair.isTooLow(in: mode), !before.isTooLow(in: mode) { lost[cause, default: []].append(change) }
                if before.isTooLow(in: mode), !pair.isTooLow(in: mode) { gained[cause, default: []].append(change) }
            }
        }
        lost = lost.mapValues { $0.sorted() }
        gained = gained.mapValues { $0.sorted() }
    }
}

extension ContrastChange {
    /// nil where one of both is not known, or nothing is asked for.
    fileprivate init?(_ before: ContrastPair, _ after: ContrastPair, in mode: TokenMode) {
        guard let one = before[mode].contrast, let other = after[mode].contrast, before.required != nil,
            let required = after.required
        else { return nil }
        self.init(
            text: after.text.text,
            fill: after.fill.text,
            kind: after.kind,
            mode: mode,
            before: one.ratio,
            after: other.ratio,
            required: required.ratio
        )
    }
}
