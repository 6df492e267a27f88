import WebModel

struct PropertyComparison {
    private let item: ComparedItem<Property>

    init(_ item: ComparedItem<Property>) { self.item = item }

    func compare(into collector: inout ChangeCollector) {
        compareTypes(into: &collector)
        compareDefaults(into: &collector)
        compareAttributes(into: &collector)
        compareFlags(into: &collector)
    }

    private func compareTypes(into collector: inout ChangeCollector) {
        // Properties that could not be set, or no longer can, are told of by another rule.
        let isOnlyRead = item.old.isReadonly || item.new.isReadonly
        collector.compareTypes(
            item,
            (item.old.type, item.old.typeText),
            (item.new.type, item.new.typeText),
            isOnlyRead ? .readonlyProperty : .property
        )
    }

    private func compareDefaults(into collector: inout ChangeCollector) {
        guard item.old.defaultValue != item.new.defaultValue else { return }
        let finding = DefaultFinding(item.old.defaultValue, item.new.defaultValue, item.comparability)
        switch finding {
        case .same(let normalization): collector.add(normalization, of: item.newReference, .defaultValue)
        case .added: collector.add(.defaultAdded, item, nil, item.new.defaultValue)
        case .removed: collector.add(.defaultRemoved, item, item.old.defaultValue, nil)
        case .changed: collector.add(.defaultChanged, item, item.old.defaultValue, item.new.defaultValue)
        }
    }

    private func compareAttributes(into collector: inout ChangeCollector) {
        guard item.old.attribute != item.new.attribute else { return }
        if item.isRenamed, item.old.hasUsualAttribute, item.new.hasUsualAttribute { return }
        guard item.comparability.isFull || !(item.old.isAttributeAssumed || item.new.isAttributeAssumed) else {
            collector.add(.notTold, of: item.newReference, .attribute)
            return
        }
        let rule: ChangeRule =
            item.old.attribute == nil
            ? .attributeAdded : item.new.attribute == nil ? .attributeRemoved : .attributeRenamed
        collector.add(rule, item, item.old.attribute, item.new.attribute)
    }

    private func compareFlags(into collector: inout ChangeCollector) {
        if item.comparability.haveBoth(.reflection), item.old.reflects != item.new.reflects {
            collector.add(item.new.reflects ? .nowReflects : .noLongerReflects, item, nil, nil)
        }
        guard item.comparability.isFull else { return }
        if item.old.isReadonly != item.new.isReadonly {
            collector.add(item.new.isReadonly ? .nowReadonly : .noLongerReadonly, item, nil, nil)
        }
        if item.old.isRequired != item.new.isRequired {
            collector.add(item.new.isRequired ? .nowRequired : .noLongerRequired, item, nil, nil)
        }
    }
}

extension Property {
    /// `help-text` for `helpText`.
    fileprivate var hasUsualAttribute: Bool {
        guard let attribute else { return false }
        return SpelledName.key(attribute) == SpelledName.key(name)
            || attribute == name.lowercased()
    }
}
