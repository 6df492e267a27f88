import Releases

extension RuleExample {
    private static let other = ExampleManifest.field("label", "string", "''")

    private static func field(_ name: String, _ type: String?, _ value: String? = nil, _ more: String = "") -> String {
        ExampleManifest.field(name, type, value, more)
    }

    /// Of one property beside another.
    private static func property(_ id: String, _ effect: SwiftEffect, _ old: String, _ new: String) -> RuleExample {
        func thing(_ field: String) -> String { ExampleManifest.thing(ExampleManifest.members(field, other)) }
        return RuleExample("property.\(id)", effect, thing(old), thing(new))
    }

    private static func wide(_ more: String = "") -> String { field("wide", "boolean", "false", more) }
    private static func caption(_ more: String = "") -> String { field("caption", "string", "''", more) }
    private static func current(_ name: String) -> String { field("current", "boolean", "false", attribute(name)) }
    private static func attribute(_ name: String) -> String { "\"attribute\": \"\(name)\"" }
    private static func columns(_ type: String, _ value: String = "1") -> String { field("columns", type, value) }
    private static func flavour(_ type: String?) -> String { field("flavour", type, "'sweet'") }
    private static func phase(_ type: String) -> String { field("phase", type, nil, #""readonly": true"#) }

    private static let withOther = ExampleManifest.thing(ExampleManifest.members(other))
    private static let withBoth = ExampleManifest.thing(ExampleManifest.members(wide(), other))
    private static let prose = #""description": "Takes all the room there is.""#

    static let properties = [
        RuleExample("property.added", .additive, withOther, withBoth),
        RuleExample("property.removed", .sourceBreaking, withBoth, withOther),
        property("renamed", .sourceBreaking, wide(prose), field("stretched", "boolean", "false", prose)),
        property("attribute-added", .none, wide(), wide(attribute("wide"))),
        property("attribute-removed", .none, wide(attribute("wide")), wide()),
        property("attribute-renamed", .none, current("current"), current("aria-current")),
        property("default-changed", .behavior, columns("number", "10"), columns("number", "25")),
        property("default-added", .behavior, field("striped", "boolean"), field("striped", "boolean", "true")),
        property("default-removed", .behavior, field("striped", "boolean", "true"), field("striped", "boolean")),
        property("now-required", .none, caption(), caption(#""required": true"#)),
        property("no-longer-required", .none, caption(#""required": true"#), caption()),
        property("now-readonly", .none, wide(), wide(#""readonly": true"#)),
        property("no-longer-readonly", .none, wide(#""readonly": true"#), wide()),
        property("now-reflects", .none, wide(), wide(#""reflects": true"#)),
        property("no-longer-reflects", .none, wide(#""reflects": true"#), wide()),
    ]

    static let propertyTypes = [
        property("type-widened", .sourceBreaking, columns("number"), columns("number | 'auto'")),
        property(
            "type-narrowed",
            .sourceBreaking,
            field("thickness", "1 | 2 | 3 | 4", "1"),
            field("thickness", "1 | 2 | 3", "1")
        ),
        property("type-changed", .sourceBreaking, columns("number"), columns("string")),
        property("type-lost", .sourceBreaking, flavour("'sweet' | 'sour'"), flavour("any")),
        property("type-told", .sourceBreaking, flavour(nil), flavour("'sweet' | 'sour'")),
        property("type-optional", .none, columns("number"), columns("number | undefined")),
        property("type-not-optional", .none, columns("number | undefined"), columns("number")),
        property("values-added", .additive, flavour("'sweet' | 'sour'"), flavour("'sweet' | 'sour' | 'bitter'")),
        property(
            "values-removed",
            .sourceBreaking,
            flavour("'sweet' | 'sour' | 'bitter'"),
            flavour("'sweet' | 'sour'")
        ),
        property("value-renamed", .sourceBreaking, flavour("'sweet' | 'sourSweet'"), flavour("'sweet' | 'sweet-sour'")),
        property("array-to-single", .sourceBreaking, field("entry", "string[]"), field("entry", "string")),
        property("single-to-array", .sourceBreaking, field("entry", "string"), field("entry", "string[]")),
        property("read-widened", .additive, phase("'idle' | 'busy'"), phase("'idle' | 'busy' | 'failed'")),
        property("read-narrowed", .sourceBreaking, phase("'idle' | 'busy' | 'failed'"), phase("'idle' | 'busy'")),
        property("read-changed", .sourceBreaking, phase("number"), phase("string")),
    ]
}
