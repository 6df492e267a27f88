import WebModel

/// Compares one property of two releases.
struct PropertyComparison {
    private let item: ComparedItem<Property>

    init(_ item: ComparedItem<Property>) { self.item = item }

    private var old: Property { item.old }
    private var new: Property { item.new }

    func compare(into collector: inout ChangeCollector) {
        compareTypes(into: &collector)
        compareDefaults(into: &collector)
        compareAttributes(into: &collector)
        compareFlags(into: &collector)
    }

    private func compareTypes(into collector: inout ChangeCollector) {
        let isOnlyRead = old.isReadonly && new.isReadonly
        collector.compareTypes(
            item,
            (old.type, old.typeText),
            (new.type, new.typeText),
            isOnlyRead ? .readonlyProperty : .property
        )
    }

    private func compareDefaults(into collector: inout ChangeCollector) {
        guard old.defaultValue != new.defaultValue else { return }
        let finding = DefaultFinding(old.defaultValue, new.defaultValue, item.comparability)
        switch finding {
        case .same(let normalisation): collector.add(normalisation, of: item.newReference, .defaultValue)
        case .added: collector.add(.defaultAdded, item, nil, new.defaultValue)
        case .removed: collector.add(.defaultRemoved, item, old.defaultValue, nil)
        case .changed: collector.add(.defaultChanged, item, old.defaultValue, new.defaultValue)
        }
    }

    private func compareAttributes(into collector: inout ChangeCollector) {
        guard old.attribute != new.attribute else { return }
        if item.isRenamed, old.hasUsualAttribute, new.hasUsualAttribute { return }
        guard item.comparability.isFull || !(old.isAttributeAssumed || new.isAttributeAssumed) else {
            collector.add(.notTold, of: item.newReference, .attribute)
            return
        }
        let rule: ChangeRule =
            old.attribute == nil ? .attributeAdded : new.attribute == nil ? .attributeRemoved : .attributeRenamed
        collector.add(rule, item, old.attribute, new.attribute)
    }

    private func compareFlags(into collector: inout ChangeCollector) {
        if item.comparability.haveManifests, old.reflects != new.reflects {
            collector.add(new.reflects ? .nowReflects : .noLongerReflects, item, nil, nil)
        }
        guard item.comparability.isFull else { return }
        if old.isReadonly != new.isReadonly {
            collector.add(new.isReadonly ? .nowReadonly : .noLongerReadonly, item, nil, nil)
        }
        if old.isRequired != new.isRequired {
            collector.add(new.isRequired ? .nowRequired : .noLongerRequired, item, nil, nil)
        }
    }
}

extension Property {
    /// Whether its attribute is called as it is, as all libraries do it: `help-text` for `helpText`.
    fileprivate var hasUsualAttribute: Bool {
        guard let attribute else { return false }
        return SpelledName.key(attribute) == SpelledName.key(name)
            || attribute == name.lowercased()
    }
}
