import WebModel

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

/// Flag for the way that an event travels. No schema of manifests has it, but some generators and docs tell it.
enum EventFlag: CaseIterable {
    case bubbles, composed, cancelable

    /// nil where the source does not say it.
    func value(of event: Event) -> Bool? {
        for entry in event.extensions where names.contains(entry.name.lowercased()) {
            switch PlainText.code(entry.json).filter(\.isLetter).lowercased() {
            case "true", "yes": return true
            case "false", "no": return false
            default: continue
            }
        }
        return nil
    }

    func rule(_ isSet: Bool) -> ChangeRule {
        switch self {
        case .bubbles: isSet ? .nowBubbles : .noLongerBubbles
        case .composed: isSet ? .nowComposed : .noLongerComposed
        case .cancelable: isSet ? .nowCancelable : .noLongerCancelable
        }
    }

    private var names: [String] {
        switch self {
        case .bubbles: ["bubbles", "_ui5bubbles"]
        case .composed: ["composed"]
        case .cancelable: ["cancelable", "_ui5allowpreventdefault", "_ui5cancelable"]
        }
    }
}
