import WebModel

extension ChangeCollector {
    mutating func compareTypes(_ item: ComparedItem<some TypedItem>, _ rules: @autoclosure () -> TypeRules) {
        compareTypes(item, (item.old.type, item.old.typeText), (item.new.type, item.new.typeText), rules())
    }

    mutating func compareTypes<Item>(
        _ item: ComparedItem<Item>,
        _ old: TypeFinding.Side,
        _ new: TypeFinding.Side,
        _ rules: @autoclosure () -> TypeRules,
        part: String? = nil
    ) {
        let finding = TypeFinding(old, new, item.comparability, classes)
        if let normalization = finding.normalization { add(normalization, of: item.newReference, .type) }
        // The same name may stand for other values.
        let isAlike = old.text == new.text
        for difference in finding.differences {
            add(
                rules().rule(difference.kind),
                item,
                isAlike ? old.type?.description : old.text ?? old.type?.description,
                isAlike ? new.type?.description : new.text ?? new.type?.description,
                parts: part.map { [$0] } ?? difference.values,
                evidence: difference.evidence
            )
        }
    }

    /// Prose counts only where nothing else changed: `changesBefore` is how many changes were there before this item.
    mutating func compareFacts<Item>(
        _ item: ComparedItem<Item>,
        since changesBefore: Int,
        replacement: (Deprecation?) -> ChangeSide?
    ) {
        compareDeprecations(item, replacement)
        let old = item.old.facts
        let new = item.new.facts
        if old.inheritedFrom != new.inheritedFrom {
            let isMoved = old.inheritedFrom?.name == new.inheritedFrom?.name
            add(isMoved ? .modulePath : .ancestry, of: item.newReference, .origin)
        }
        guard changes.count == changesBefore, item.comparability.isFull else { return }
        guard old.summary != new.summary || old.description != new.description else { return }
        if old.prose != new.prose { add(.docs, item, old.shownProse, new.shownProse) }
    }

    private mutating func compareDeprecations<Item>(
        _ item: ComparedItem<Item>,
        _ replacement: (Deprecation?) -> ChangeSide?
    ) {
        let before = item.old.deprecated
        let after = item.new.deprecated
        // A deprecation under one name says nothing of the other name.
        if item.isRenamed, before == nil || after == nil { return }
        switch (before, after) {
        case (nil, nil): return
        case (nil, .some): add(.deprecated, item, nil, after?.text, replacement: replacement(after))
        case (.some, nil): add(.undeprecated, item, before?.text, nil)
        case (.some(let left), .some(let right)):
            guard left.plainText != right.plainText, item.comparability.isFull else { return }
            add(.deprecationMessage, item, left.text, right.text)
        }
    }
}

extension ItemFacts {
    /// Texts without their white space.
    var prose: [String] { [summary, description].compactMap(\.self).map(PlainText.prose).filter { !$0.isEmpty } }

    var shownProse: String? {
        let prose = prose
        return prose.isEmpty ? nil : prose.joined(separator: " ")
    }
}

extension Deprecation {
    var text: String? {
        if case .reason(let text) = self { PlainText.prose(text) } else { nil }
    }

    fileprivate var plainText: String { text ?? "" }
}
