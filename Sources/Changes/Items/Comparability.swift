import WebModel

/// Limits of a comparison of two items, which follow from the facts that their sources can tell.
///
/// Where the same formats tell of both, all of it can. Different formats tell the same in different ways: what one leaves
/// out is not gone, and prose is written anew.
struct Comparability {
    private let old: SourceKnowledge
    private let new: SourceKnowledge

    init(_ old: SourceKnowledge, _ new: SourceKnowledge) {
        self.old = old
        self.new = new
    }

    /// Whether both sides are told of by the same formats.
    var isFull: Bool { old.formats == new.formats }

    /// Whether a fact that not all formats have is told of both.
    func haveBoth(_ facts: SourceFacts) -> Bool { old.tells(facts) && new.tells(facts) || isFull }
}
