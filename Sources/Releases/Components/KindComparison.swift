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
        _ old: (items: [Item], knowledge: SourceKnowledge),
        _ new: (items: [Item], knowledge: SourceKnowledge),
        into collector: inout ChangeCollector
    ) {
        if old.items.isEmpty, new.items.isEmpty { return }
        let pairs = ItemPairs(old.items, new.items, name: { $0.name })
        let present = Presence(kind, new.items, beside: old.items, of: collector.newTag)
        for (before, after) in pairs.positions {
            let item = ComparedItem(kind: kind, old: old.items[before], new: new.items[after])
            compare(item, [], present, into: &collector)
        }
        if !pairs.isSameOrder { collector.add(.order, of: nil, .order) }
        let removed = pairs.removed.filter { isExpected($0, new.knowledge) }
        let added = pairs.added.filter { isExpected($0, old.knowledge) }
        for item in pairs.removed + pairs.added
        where !isExpected(item, new.knowledge) || !isExpected(item, old.knowledge) {
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
            collector.add(
                renameRule(item.old, item.new),
                item,
                text(item.old),
                text(item.new),
                evidence: evidence
            )
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
        let rules = KindRules(kind)
        let oldOnes = Set(renames.map(\.old))
        let newOnes = Set(renames.map(\.new))
        for rename in renames {
            let item = ComparedItem(kind: kind, old: removed[rename.old], new: added[rename.new])
            compare(item, rename.evidence, present, into: &collector)
        }
        for (index, item) in removed.enumerated() where !oldOnes.contains(index) {
            let side = collector.side(collector.oldTag, kind, item, text(item))
            let replacement = present.replacement(in: item.deprecated, for: item.name)
            collector.add(
                Change(rules.removed, of: collector.newTag, before: side, after: nil, replacement: replacement)
            )
        }
        for (index, item) in added.enumerated() where !newOnes.contains(index) {
            let side = collector.side(collector.newTag, kind, item, text(item))
            collector.add(Change(rules.added, of: collector.newTag, before: nil, after: side))
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
        guard kind == .slot else { return KindRules(kind).renamed }
        if old.name.isEmpty { return .defaultSlotNamed }
        return new.name.isEmpty ? .namedSlotDefault : .slotRenamed
    }
}

struct KindRules {
    let added: ChangeRule
    let removed: ChangeRule
    let renamed: ChangeRule

    init(_ kind: ItemKind) {
        switch kind {
        case .property: self.init(.propertyAdded, .propertyRemoved, .propertyRenamed)
        case .slot: self.init(.slotAdded, .slotRemoved, .slotRenamed)
        case .event: self.init(.eventAdded, .eventRemoved, .eventRenamed)
        case .method: self.init(.methodAdded, .methodRemoved, .methodRenamed)
        case .cssPart: self.init(.partAdded, .partRemoved, .partRenamed)
        case .cssProperty: self.init(.cssPropertyAdded, .cssPropertyRemoved, .cssPropertyRenamed)
        case .cssState: self.init(.stateAdded, .stateRemoved, .stateRenamed)
        case .text: self.init(.textAdded, .textRemoved, .textRenamed)
        }
    }

    private init(_ added: ChangeRule, _ removed: ChangeRule, _ renamed: ChangeRule) {
        self.added = added
        self.removed = removed
        self.renamed = renamed
    }
}
