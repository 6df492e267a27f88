import WebModel

/// Finds the items that changed in the same way in several components: one decision, told once.
struct SameItemCauses: CauseSeeker {
    /// Fewer components may have an item in common by chance.
    private static let leastComponents = 3

    private struct SameChange: Hashable {
        let rule: ChangeRule
        let old: ItemReference?
        let new: ItemReference?
        let parts: [String]
        let texts: [String?]
    }

    func proposals(in context: CauseContext) -> [CauseProposal] {
        var effects: [SameChange: [Int]] = [:]
        for index in context.open {
            let change = context.changes[index]
            guard change.item != nil, context.pair(of: change.tag) != nil, change.rule != .docs else { continue }
            // Items that came, went or have another name may be of other types here and there.
            let isOfExistence = change.before == nil || change.after == nil || !change.evidence.isEmpty
            let same = SameChange(
                rule: change.rule,
                old: change.before?.item,
                new: change.after?.item,
                parts: change.parts,
                texts: isOfExistence ? [] : [change.before?.text, change.after?.text]
            )
            effects[same, default: []].append(index)
        }
        return effects.sorted { $0.value[0] < $1.value[0] }.compactMap { same, effects in
            let count = Set(effects.map { context.changes[$0].tag }).count
            guard count >= Self.leastComponents else { return nil }
            let first = context.changes[effects[0]]
            let old = same.old.flatMap { old in same.new.map { old == $0 ? nil : "\(old) → " } ?? nil } ?? ""
            let parts = same.parts.isEmpty ? "" : " (\(same.parts.joined(separator: ", ")))"
            return CauseProposal(
                ChangeCause(
                    .sameItem,
                    "\(same.rule.title) \(old)\(first.item?.description ?? "")\(parts) in several components",
                    evidence: [
                        .init(
                            "\(count) components, for example <\(first.tag)>",
                            at: (first.after ?? first.before)?.place
                        )
                    ]
                ),
                effects: effects
            )
        }
    }
}
