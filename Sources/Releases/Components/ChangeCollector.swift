import Core
import WebModel

struct ChangeCollector {
    private(set) var changes: [Change] = []
    private(set) var spellings: [SpellingDifference] = []
    /// The tag before, mostly the same as now.
    let oldTag: String
    let newTag: String
    let classes: ClassNames

    mutating func add(_ change: Change) { changes.append(change) }

    mutating func add(_ normalization: Normalization, of item: ItemReference?, _ fact: SpellingDifference.Fact) {
        spellings.append(SpellingDifference(normalization: normalization, tag: newTag, item: item, fact: fact))
    }
}
