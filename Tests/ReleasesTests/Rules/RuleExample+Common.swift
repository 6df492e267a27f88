import Releases

extension RuleExample {
    private static func property(_ more: String) -> String {
        ExampleManifest.thing(ExampleManifest.members(ExampleManifest.field("wide", "boolean", "false", more)))
    }

    private static func goes(_ version: String) -> String { property("\"deprecated\": \"goes in \(version)\"") }
    private static func described(_ text: String) -> String { property("\"description\": \"\(text)\"") }

    static let common = [
        RuleExample("deprecation.added", .none, property(""), property(#""deprecated": "use `stretched` instead""#)),
        RuleExample("deprecation.removed", .none, property(#""deprecated": true"#), property("")),
        RuleExample("deprecation.message", .none, goes("3.0"), goes("4.0")),
        RuleExample("docs.changed", .none, described("Takes all the room."), described("Takes all the room there is.")),
    ]

    static let all = components + properties + propertyTypes + slots + events + methods + styling + common
}
