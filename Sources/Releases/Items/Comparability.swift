import WebModel

/// Limits of a comparison of two items, which follow from the facts that their sources can tell.
///
/// Facts from the same formats can all be compared. Different formats tell the same in different ways: a fact that one
/// leaves out is not gone, and prose is written anew.
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
