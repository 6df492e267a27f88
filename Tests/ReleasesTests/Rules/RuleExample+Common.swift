import Releases

extension RuleExample {
    private static func property(_ more: String) -> String {
        ExampleManifest.thing(ExampleManifest.members(ExampleManifest.field("wide", "boolean", "false", more)))
    }

    /// A value that the user changes only where an event tells so.
    private static func value(_ event: String) -> String {
        ExampleManifest.component(
            "elvt-input",
            "ElvtInput",
            [
                ExampleManifest.members(ExampleManifest.field("value", "string", "''")),
                ExampleManifest.events(ExampleManifest.entry(event)),
            ]
        )
    }

    static let common = [
        RuleExample("deprecation.added", .none, property(""), property(#""deprecated": "use `stretched` instead""#)),
        RuleExample("deprecation.removed", .none, property(#""deprecated": true"#), property("")),
        RuleExample(
            "deprecation.message",
            .none,
            property(#""deprecated": "goes in 3.0""#),
            property(#""deprecated": "goes in 4.0""#)
        ),
        RuleExample(
            "docs.changed",
            .none,
            property(#""description": "Takes all the room.""#),
            property(#""description": "Takes all the room there is.""#)
        ),
    ]

    static let all = components + properties + propertyTypes + slots + events + methods + styling + common
}
