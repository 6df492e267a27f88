import WebModel

/// Compares one event of two releases.
struct EventComparison {
    let item: ComparedItem<Event>

    func compare(into collector: inout ChangeCollector) {
        collector.compareTypes(
            item,
            (item.old.type, item.old.typeText),
            (item.new.type, item.new.typeText),
            .event
        )
        for flag in EventFlag.allCases {
            guard let before = flag.value(of: item.old), let after = flag.value(of: item.new), before != after
            else { continue }
            collector.add(flag.rule(after), item, nil, nil)
        }
    }
}
