import WebModel

/// Finds where a source stopped or began to tell a kind of fact across the library: authors hardly ever change all
/// components in one release, and another generator does.
struct SourceCauses: CauseSeeker {
    /// Fewer items than this, of fewer components, may have been changed by hand.
    private static let leastItems = 8
    private static let leastComponents = 4
    /// Minimum for lists, where each component is one case.
    private static let leastLists = 5
    /// Percentage of the items or lists with the fact that must have lost it; the others must not have gained it.
    private static let share = 90

    func proposals(in context: CauseContext) -> [CauseProposal] {
        SourceFact.all.flatMap { fact in
            [proposal(fact, isLost: true, context), proposal(fact, isLost: false, context)].compactMap(\.self)
        }
    }

    private func proposal(_ fact: SourceFact, isLost: Bool, _ context: CauseContext) -> CauseProposal? {
        var effects = context.open(isLost ? fact.lost : fact.began).filter { index in
            context.changes[index].before == nil || context.changes[index].after == nil
                || context.changes[index].before?.item == context.changes[index].after?.item
        }
        guard effects.count >= Self.leastLists else { return nil }
        let measured: (told: SourceFact.Told, noun: String)
        switch fact.scope {
        case .always:
            // A single item that many components have is no matter of the source, but of that item's own type.
            let names = Set(effects.map { context.changes[$0].item })
            guard isSpread(effects, context), names.count >= Self.leastComponents else { return nil }
            let text = "\(effects.count) items of \(context.tags(of: effects).count) components"
            return proposal(fact, isLost: isLost, because: [text], effects: effects, context)
        case .ofItems(let told):
            measured = (context.pairs.reduce(SourceFact.Told()) { $0 + told($1.old, $1.new) }, "items")
            guard isSpread(effects, context) else { return nil }
        case .ofLists(let has):
            measured = (context.pairs.reduce(SourceFact.Told()) { $0 + Self.told($1, has) }, "components")
            effects = effects.filter { index in
                context.pair(of: context.changes[index].tag).map { !has(isLost ? $0.new : $0.old) } ?? false
            }
            guard context.tags(of: effects).count >= Self.leastLists else { return nil }
        }
        let told = measured.told
        let teller = isLost ? told.old : told.new
        guard teller > 0, (teller - told.both) * 100 >= teller * Self.share else { return nil }
        // The source is not the cause where the rest of the library went the other way.
        guard (isLost ? told.new : told.old) * 100 <= teller * (100 - Self.share) + 100 else { return nil }
        let texts = [
            "before: told of \(told.old) of \(told.all) \(measured.noun) that both releases have",
            "now: told of \(told.new) of \(told.all)",
        ]
        return proposal(fact, isLost: isLost, because: texts, effects: effects, context)
    }

    private static func told(_ pair: LibraryComparison.Pair, _ has: (Component) -> Bool) -> SourceFact.Told {
        let (old, new) = (has(pair.old), has(pair.new))
        return SourceFact.Told(old: old ? 1 : 0, new: new ? 1 : 0, both: old && new ? 1 : 0, all: 1)
    }

    private func isSpread(_ effects: [Int], _ context: CauseContext) -> Bool {
        effects.count >= Self.leastItems && context.tags(of: effects).count >= Self.leastComponents
    }

    private func proposal(
        _ fact: SourceFact,
        isLost: Bool,
        because texts: [String],
        effects: [Int],
        _ context: CauseContext
    ) -> CauseProposal {
        let first = effects.first.map { context.changes[$0] }
        let example = (isLost ? first?.before : first?.after) ?? first?.after ?? first?.before
        var evidence = texts.map { ChangeCause.Evidence($0) }
        if let example {
            let item = example.item.map { " \($0)" } ?? ""
            evidence.append(.init("for example <\(example.tag)>\(item)", at: example.place))
        }
        return CauseProposal(
            isLost ? .sourceLost : .sourceBegan,
            isLost ? "the source no longer tells \(fact.words)" : "the source now tells \(fact.words)",
            evidence: evidence,
            effects: effects
        )
    }
}
