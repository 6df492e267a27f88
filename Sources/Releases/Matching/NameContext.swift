import WebModel

/// Changes of other names of a component, and decisions of the project.
struct NameContext {
    private let pair: LibraryComparison.Pair
    private let kinships: NameKinships
    private let decisions: [RenameDecision]

    init(_ pair: LibraryComparison.Pair, _ kinships: NameKinships, _ decisions: [RenameDecision]) {
        self.pair = pair
        self.kinships = kinships
        self.decisions = decisions.filter { $0.concerns(pair.old.tag) || $0.concerns(pair.new.tag) }
    }

    /// Nothing is added for a new item.
    func add(to candidate: inout RenameCandidate, _ item: ItemReference) {
        candidate.kin = kinships.kin(of: item, in: pair.new.tag)
        for decision in decisions where decision.item == item.description {
            guard let name = decision.name(of: item.kind) else { continue }
            if decision.isRefused { candidate.refusedNames.append(name) } else { candidate.statedNames.append(name) }
        }
    }
}
