import WebModel

/// Compares a text of a component that callers can translate.
struct TextComparison {
    let item: ComparedItem<IntlText>

    func compare(into collector: inout ChangeCollector) {
        collector.compareTypes(
            item,
            (item.old.type, item.old.typeText),
            (item.new.type, item.new.typeText),
            .text
        )
        let (before, after) = (item.old.defaultValue, item.new.defaultValue)
        guard before != after else { return }
        if case .same(let normalization) = DefaultFinding(before, after, item.comparability) {
            return collector.add(normalization, of: item.newReference, .defaultValue)
        }
        collector.add(.textDefaultChanged, item, before, after)
    }
}
