import Releases

extension RuleExample {
    private static func slot(_ slots: String...) -> String {
        ExampleManifest.thing("\"slots\": [\(slots.joined(separator: ", "))]")
    }

    private static func event(_ event: String) -> String { ExampleManifest.thing(ExampleManifest.events(event)) }

    private static func entry(_ name: String, _ type: String? = nil, _ more: String = "") -> String {
        ExampleManifest.entry(name, type, nil, more)
    }

    static let slots = [
        RuleExample("slot.added", .behavior, slot(entry("")), slot(entry(""), entry("aside"))),
        RuleExample("slot.removed", .sourceBreaking, slot(entry(""), entry("aside")), slot(entry(""))),
        RuleExample(
            "slot.renamed",
            .sourceBreaking,
            slot(entry("aside", "Text", #""description": "What stands beside.""#)),
            slot(entry("edge", "Text", #""description": "What stands beside.""#))
        ),
        RuleExample(
            "slot.default-to-named",
            .sourceBreaking,
            slot(entry("", "Text", #""description": "What stands beside.""#)),
            slot(entry("aside", "Text", #""description": "What stands beside.""#))
        ),
        RuleExample(
            "slot.named-to-default",
            .sourceBreaking,
            slot(entry("aside", "Text", #""description": "What stands beside.""#)),
            slot(entry("", "Text", #""description": "What stands beside.""#))
        ),
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
            RuleExample("event.added", .additive, ExampleManifest.thing(), event(entry("elvt-ripen"))),
            RuleExample("event.removed", .sourceBreaking, event(entry("elvt-ripen")), ExampleManifest.thing()),
            RuleExample("event.renamed", .none, event(entry("ripen")), event(entry("elvt-ripen"))),
            RuleExample(
                "event.detail-widened",
                .sourceBreaking,
                event(entry("elvt-ripen", "CustomEvent<{ colour: 'green' | 'red' }>")),
                event(entry("elvt-ripen", "CustomEvent<{ colour: 'green' | 'red' | 'blue' }>"))
            ),
            RuleExample(
                "event.detail-narrowed",
                .sourceBreaking,
                event(entry("elvt-ripen", "CustomEvent<{ colour: 'green' | 'red' | 'blue' }>")),
                event(entry("elvt-ripen", "CustomEvent<{ colour: 'green' | 'red' }>"))
            ),
            RuleExample(
                "event.detail-changed",
                .sourceBreaking,
                event(entry("elvt-ripen", "CustomEvent<{ colour: string }>")),
                event(entry("elvt-ripen", "CustomEvent<{ colour: number }>"))
            ),
            RuleExample(
                "event.detail-lost",
                .sourceBreaking,
                event(entry("elvt-ripen", "CustomEvent<{ colour: string }>")),
                event(entry("elvt-ripen"))
            ),
            RuleExample(
                "event.detail-told",
                .sourceBreaking,
                event(entry("elvt-ripen")),
                event(entry("elvt-ripen", "CustomEvent<{ colour: string }>"))
            ),
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
