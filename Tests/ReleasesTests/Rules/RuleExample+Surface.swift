import Releases

extension RuleExample {
    private typealias Make = ExampleManifest

    private static func slot(_ slots: String...) -> String {
        Make.thing("\"slots\": [\(slots.joined(separator: ", "))]")
    }

    private static func event(_ event: String) -> String { Make.thing(Make.events(event)) }

    private static func entry(_ name: String, _ type: String? = nil, _ more: String = "") -> String {
        Make.entry(name, type, nil, more)
    }

    private static func beside(_ name: String) -> String {
        slot(entry(name, "Text", #""description": "What stands beside.""#))
    }

    /// An event that tells of a colour of this type.
    private static func ripen(_ colour: String) -> String {
        event(entry("elvt-ripen", "CustomEvent<{ colour: \(colour) }>"))
    }

    private static let threeColours = "'green' | 'red' | 'blue'"

    static let slots = [
        RuleExample("slot.added", .behavior, slot(entry("")), slot(entry(""), entry("aside"))),
        RuleExample("slot.removed", .sourceBreaking, slot(entry(""), entry("aside")), slot(entry(""))),
        RuleExample("slot.renamed", .sourceBreaking, beside("aside"), beside("edge")),
        RuleExample("slot.default-to-named", .sourceBreaking, beside(""), beside("aside")),
        RuleExample("slot.named-to-default", .sourceBreaking, beside("aside"), beside("")),
        RuleExample("slot.now-required", .none, slot(entry("")), slot(entry("", nil, #""required": true"#))),
        RuleExample("slot.no-longer-required", .none, slot(entry("", nil, #""required": true"#)), slot(entry(""))),
        RuleExample("slot.types-widened", .none, slot(entry("", "Text")), slot(entry("", "Text | Element"))),
        RuleExample("slot.types-narrowed", .none, slot(entry("", "Text | Element")), slot(entry("", "Text"))),
        RuleExample("slot.types-changed", .none, slot(entry("", "Text")), slot(entry("", "HTMLElement"))),
        RuleExample("slot.types-lost", .none, slot(entry("", "Text")), slot(entry(""))),
        RuleExample("slot.types-told", .none, slot(entry("")), slot(entry("", "Text"))),
    ]

    static let events =
        [
            RuleExample("event.added", .additive, Make.thing(), event(entry("elvt-ripen"))),
            RuleExample("event.removed", .sourceBreaking, event(entry("elvt-ripen")), Make.thing()),
            RuleExample("event.renamed", .none, event(entry("ripen")), event(entry("elvt-ripen"))),
            RuleExample("event.detail-widened", .sourceBreaking, ripen("'green' | 'red'"), ripen(threeColours)),
            RuleExample("event.detail-narrowed", .sourceBreaking, ripen(threeColours), ripen("'green' | 'red'")),
            RuleExample("event.detail-changed", .sourceBreaking, ripen("string"), ripen("number")),
            RuleExample("event.detail-lost", .sourceBreaking, ripen("string"), event(entry("elvt-ripen"))),
            RuleExample("event.detail-told", .sourceBreaking, event(entry("elvt-ripen")), ripen("string")),
        ]
        + ["bubbles", "composed", "cancelable"].flatMap { flag in
            let without = event(entry("elvt-ripen", nil, "\"\(flag)\": false"))
            let with = event(entry("elvt-ripen", nil, "\"\(flag)\": true"))
            return [
                RuleExample("event.now-\(flag)", .none, without, with),
                RuleExample("event.no-longer-\(flag)", .none, with, without),
            ]
        }
}
