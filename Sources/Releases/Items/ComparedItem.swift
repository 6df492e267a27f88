import WebModel

/// An item on both sides of a comparison, perhaps under two names.
struct ComparedItem<Item: ComponentItem> {
    let kind: ItemKind
    let old: Item
    let new: Item

    var comparability: Comparability { Comparability(old: old.knowledge, new: new.knowledge) }

    var isRenamed: Bool { old.name != new.name }

    var newReference: ItemReference { ItemReference(kind, new.name) }
}

extension ChangeCollector {
    mutating func add<Item>(
        _ rule: ChangeRule,
        _ item: ComparedItem<Item>,
        _ before: String? = nil,
        _ after: String? = nil,
        parts: [String] = [],
        evidence: [RenameEvidence] = [],
        replacement: ChangeSide? = nil
    ) {
        add(
            Change(
                rule: rule,
                tag: newTag,
                before: side(oldTag, item.kind, item.old, before),
                after: side(newTag, item.kind, item.new, after),
                parts: parts,
                evidence: evidence,
                replacement: replacement
            )
        )
    }

    func side(_ tag: String, _ kind: ItemKind, _ item: some ComponentItem, _ text: String?) -> ChangeSide {
        ChangeSide(tag: tag, item: ItemReference(kind, item.name), text: text, place: item.source)
    }
}

/// Limits of a comparison, by the facts that both sources can tell: a fact that only one format leaves out is not gone,
/// and prose is written anew.
struct Comparability {
    let old: SourceKnowledge
    let new: SourceKnowledge

    var isFull: Bool { old.formats == new.formats }

    /// Whether a fact that not all formats have is told of both.
    func haveBoth(_ facts: SourceFacts) -> Bool { old.tells(facts) && new.tells(facts) || isFull }
}
