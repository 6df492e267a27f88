import WebModel

struct KindComparison<Item: ComponentItem> {
    let kind: ItemKind
    let text: (Item) -> String
    /// The matrix is only asked where a rename is possible.
    let candidate: (Item, MemberNames) -> RenameCandidate
    let members: () -> MemberNames
    /// Whether the sources of the other side could have told the item.
    let isExpected: (Item, SourceKnowledge) -> Bool
    let compare: (ComparedItem<Item>, inout ChangeCollector) -> Void

    func compare(
        _ former: [Item],
        _ current: [Item],
        _ knowledge: (old: SourceKnowledge, new: SourceKnowledge),
        into collector: inout ChangeCollector
    ) {
        if former.isEmpty, current.isEmpty { return }
        let pairs = ItemPairs(former, current, name: { $0.name })
        let present = Presence(kind, current, beside: former, of: collector.newTag)
        for (before, after) in pairs.common {
            compare(ComparedItem(kind: kind, old: before, new: after), [], present, into: &collector)
        }
        if !pairs.isSameOrder { collector.add(.order, of: nil, .order) }
        let removed = pairs.removed.filter { isExpected($0, knowledge.new) }
        let added = pairs.added.filter { isExpected($0, knowledge.old) }
        for item in pairs.removed + pairs.added
        where !isExpected(item, knowledge.new) || !isExpected(item, knowledge.old) {
            collector.add(.notTold, of: ItemReference(kind, item.name), .existence)
        }
        compareOneSided(removed, added, present, into: &collector)
    }

    private func compare(
        _ item: ComparedItem<Item>,
        _ evidence: [RenameEvidence],
        _ present: Presence<Item>,
        into collector: inout ChangeCollector
    ) {
        let changesBefore = collector.changes.count
        if item.isRenamed {
            let rule = renameRule(item.old, item.new)
            collector.add(rule, item, text(item.old), text(item.new), evidence: evidence)
        }
        compare(item, &collector)
        collector.compareFacts(item, since: changesBefore) { present.replacement(in: $0, for: item.new.name) }
    }

    private func compareOneSided(
        _ removed: [Item],
        _ added: [Item],
        _ present: Presence<Item>,
        into collector: inout ChangeCollector
    ) {
        let renames = renames(removed, added)
        let rules = kind.rules
        let oldOnes = Set(renames.map(\.old))
        let newOnes = Set(renames.map(\.new))
        for rename in renames {
            let item = ComparedItem(kind: kind, old: removed[rename.old], new: added[rename.new])
            compare(item, rename.evidence, present, into: &collector)
        }
        for (index, item) in removed.enumerated() where !oldOnes.contains(index) {
            let side = collector.side(collector.oldTag, kind, item, text(item))
            let replacement = present.replacement(in: item.deprecated, for: item.name)
            collector.add(Change(rule: rules.removed, tag: collector.newTag, before: side, replacement: replacement))
        }
        for (index, item) in added.enumerated() where !newOnes.contains(index) {
            let side = collector.side(collector.newTag, kind, item, text(item))
            collector.add(Change(rule: rules.added, tag: collector.newTag, after: side))
        }
    }

    private func renames(_ removed: [Item], _ added: [Item]) -> [RenameFinder.Rename] {
        guard !removed.isEmpty, !added.isEmpty else { return [] }
        let members = members()
        return RenameFinder(
            removed: removed.map { candidate($0, members) },
            added: added.map { candidate($0, members) }
        )
        .renames
    }

    /// A slot without a name is the default slot: that it gets one, or loses it, is more than another name.
    private func renameRule(_ old: Item, _ new: Item) -> ChangeRule {
        guard kind == .slot else { return kind.rules.renamed }
        if old.name.isEmpty { return .defaultSlotNamed }
        return new.name.isEmpty ? .namedSlotDefault : .slotRenamed
    }
}

extension ItemKind {
    fileprivate var rules: (added: ChangeRule, removed: ChangeRule, renamed: ChangeRule) {
        switch self {
        case .property: (.propertyAdded, .propertyRemoved, .propertyRenamed)
        case .slot: (.slotAdded, .slotRemoved, .slotRenamed)
        case .event: (.eventAdded, .eventRemoved, .eventRenamed)
        case .method: (.methodAdded, .methodRemoved, .methodRenamed)
        case .cssPart: (.partAdded, .partRemoved, .partRenamed)
        case .cssProperty: (.cssPropertyAdded, .cssPropertyRemoved, .cssPropertyRenamed)
        case .cssState: (.stateAdded, .stateRemoved, .stateRenamed)
        case .text: (.textAdded, .textRemoved, .textRenamed)
        }
    }
}
