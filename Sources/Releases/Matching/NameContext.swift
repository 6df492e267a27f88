import WebModel

/// Knowledge about the names of one component's items beside the items: the changes of other names, and the decisions
/// of the project.
struct NameContext {
    private let pair: LibraryComparison.Pair
    private let kinships: NameKinships
    private let decisions: [RenameDecision]

    init(_ pair: LibraryComparison.Pair, _ kinships: NameKinships, _ decisions: [RenameDecision]) {
        self.pair = pair
        self.kinships = kinships
        self.decisions = decisions.filter { $0.concerns(pair.old.tag) || $0.concerns(pair.new.tag) }
    }

    /// Adds the names that a candidate may have now. For a new item nothing is known, or nothing that disturbs.
    func add(to candidate: inout RenameCandidate, _ item: ItemReference) {
        candidate.kin = kinships.kin(of: item, in: pair.new.tag)
        for decision in decisions where decision.item == item.description {
            guard let name = decision.name(of: item.kind) else { continue }
            if decision.isRefused { candidate.refusedNames.append(name) } else { candidate.statedNames.append(name) }
        }
    }
}
