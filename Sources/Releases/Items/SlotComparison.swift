import WebModel

struct SlotComparison {
    let item: ComparedItem<Slot>

    func compare(into collector: inout ChangeCollector) {
        collector.compareTypes(
            item,
            (item.old.type, item.old.typeText),
            (item.new.type, item.new.typeText),
            .slot
        )
        guard item.comparability.isFull, item.old.isRequired != item.new.isRequired else { return }
        collector.add(item.new.isRequired ? .slotNowRequired : .slotNoLongerRequired, item, nil, nil)
    }
}
