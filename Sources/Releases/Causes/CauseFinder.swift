/// Finds the causes that several changes follow from.
///
/// The kinds are looked for one after the other, so that no change has two causes: a change that the first kind
/// explains is not there for the next. Each looks at the changes of its rules once, and at each component once.
struct CauseFinder {
    private var context: CauseContext
    private var found: [CauseProposal] = []

    init(_ context: CauseContext) {
        self.context = context
        for seeker in Self.seekers { look(for: seeker) }
    }

    private static let seekers: [any CauseSeeker] = [
        SourceCauses(), PrefixCauses(), RenamedCauses(), AliasCauses(), BaseCauses(), NamingCauses(), SameItemCauses(),
        PrimitiveCauses(),
    ]

    /// Causes with fewer effects are no more than their change.
    static let leastEffects = 2

    private mutating func look(for seeker: some CauseSeeker) {
        for proposal in seeker.proposals(in: context) {
            let effects = proposal.effects.filter { !context.explained.contains($0) }
            guard effects.count >= Self.leastEffects else { continue }
            context.explain(effects)
            found.append(CauseProposal(proposal.cause, effects: effects))
        }
    }

    /// The causes in the order of their kinds, and within a kind in the order of their first effects.
    var causes: [CauseProposal] {
        let order = Dictionary(uniqueKeysWithValues: ChangeCause.Kind.allCases.enumerated().map { ($1, $0) })
        return found.sorted { left, right in
            let (first, second) = (order[left.cause.kind] ?? 0, order[right.cause.kind] ?? 0)
            return first == second ? (left.effects.first ?? 0) < (right.effects.first ?? 0) : first < second
        }
    }
}
