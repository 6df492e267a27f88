import Releases

extension RuleExample {
    private static func property(_ field: String) -> String {
        ExampleManifest.thing(ExampleManifest.members(field, other))
    }

    private static let other = ExampleManifest.field("label", "string", "''")

    private static func field(_ name: String, _ type: String?, _ value: String? = nil, _ more: String = "") -> String {
        ExampleManifest.field(name, type, value, more)
    }

    static let properties = [
        RuleExample(
            "property.added",
            .additive,
            ExampleManifest.thing(ExampleManifest.members(other)),
            property(field("wide", "boolean", "false"))
        ),
        RuleExample(
            "property.removed",
            .sourceBreaking,
            property(field("wide", "boolean", "false")),
            ExampleManifest.thing(ExampleManifest.members(other))
        ),
        RuleExample(
            "property.renamed",
            .sourceBreaking,
            property(field("wide", "boolean", "false", #""description": "Takes all the room there is.""#)),
            property(field("stretched", "boolean", "false", #""description": "Takes all the room there is.""#))
        ),
        RuleExample(
            "property.attribute-added",
            .none,
            property(field("wide", "boolean", "false")),
            property(field("wide", "boolean", "false", #""attribute": "wide""#))
        ),
        RuleExample(
            "property.attribute-removed",
            .none,
            property(field("wide", "boolean", "false", #""attribute": "wide""#)),
            property(field("wide", "boolean", "false"))
        ),
        RuleExample(
            "property.attribute-renamed",
            .none,
            property(field("current", "boolean", "false", #""attribute": "current""#)),
            property(field("current", "boolean", "false", #""attribute": "aria-current""#))
        ),
        RuleExample(
            "property.default-changed",
            .behavior,
            property(field("columns", "number", "10")),
            property(field("columns", "number", "25"))
        ),
        RuleExample(
            "property.default-added",
            .behavior,
            property(field("striped", "boolean")),
            property(field("striped", "boolean", "true"))
        ),
        RuleExample(
            "property.default-removed",
            .behavior,
            property(field("striped", "boolean", "true")),
            property(field("striped", "boolean"))
        ),
        RuleExample(
            "property.now-required",
            .none,
            property(field("caption", "string", "''")),
            property(field("caption", "string", "''", #""required": true"#))
        ),
        RuleExample(
            "property.no-longer-required",
            .none,
            property(field("caption", "string", "''", #""required": true"#)),
            property(field("caption", "string", "''"))
        ),
        RuleExample(
            "property.now-readonly",
            .none,
            property(field("wide", "boolean", "false")),
            property(field("wide", "boolean", "false", #""readonly": true"#))
        ),
        RuleExample(
            "property.no-longer-readonly",
            .none,
            property(field("wide", "boolean", "false", #""readonly": true"#)),
            property(field("wide", "boolean", "false"))
        ),
        RuleExample(
            "property.now-reflects",
            .none,
            property(field("wide", "boolean", "false")),
            property(field("wide", "boolean", "false", #""reflects": true"#))
        ),
        RuleExample(
            "property.no-longer-reflects",
            .none,
            property(field("wide", "boolean", "false", #""reflects": true"#)),
            property(field("wide", "boolean", "false"))
        ),
    ]

    static let propertyTypes = [
        RuleExample(
            "property.type-widened",
            .sourceBreaking,
            property(field("columns", "number", "1")),
            property(field("columns", "number | 'auto'", "1"))
        ),
        RuleExample(
            "property.type-narrowed",
            .sourceBreaking,
            property(field("thickness", "1 | 2 | 3 | 4", "1")),
            property(field("thickness", "1 | 2 | 3", "1"))
        ),
        RuleExample(
            "property.type-changed",
            .sourceBreaking,
            property(field("columns", "number", "1")),
            property(field("columns", "string", "1"))
        ),
        RuleExample(
            "property.type-lost",
            .sourceBreaking,
            property(field("flavour", "'sweet' | 'sour'", "'sweet'")),
            property(field("flavour", "any", "'sweet'"))
        ),
        RuleExample(
            "property.type-told",
            .sourceBreaking,
            property(field("flavour", nil, "'sweet'")),
            property(field("flavour", "'sweet' | 'sour'", "'sweet'"))
        ),
        RuleExample(
            "property.type-optional",
            .none,
            property(field("columns", "number", "1")),
            property(field("columns", "number | undefined", "1"))
        ),
        RuleExample(
            "property.type-not-optional",
            .none,
            property(field("columns", "number | undefined", "1")),
            property(field("columns", "number", "1"))
        ),
        RuleExample(
            "property.values-added",
            .additive,
            property(field("flavour", "'sweet' | 'sour'", "'sweet'")),
            property(field("flavour", "'sweet' | 'sour' | 'bitter'", "'sweet'"))
        ),
        RuleExample(
            "property.values-removed",
            .sourceBreaking,
            property(field("flavour", "'sweet' | 'sour' | 'bitter'", "'sweet'")),
            property(field("flavour", "'sweet' | 'sour'", "'sweet'"))
        ),
        RuleExample(
            "property.value-renamed",
            .sourceBreaking,
            property(field("flavour", "'sweet' | 'sourSweet'", "'sweet'")),
            property(field("flavour", "'sweet' | 'sweet-sour'", "'sweet'"))
        ),
        RuleExample(
            "property.array-to-single",
            .sourceBreaking,
            property(field("entry", "string[]")),
            property(field("entry", "string"))
        ),
        RuleExample(
            "property.single-to-array",
            .sourceBreaking,
            property(field("entry", "string")),
            property(field("entry", "string[]"))
        ),
        RuleExample(
            "property.read-widened",
            .additive,
            property(field("phase", "'idle' | 'busy'", nil, #""readonly": true"#)),
            property(field("phase", "'idle' | 'busy' | 'failed'", nil, #""readonly": true"#))
        ),
        RuleExample(
            "property.read-narrowed",
            .sourceBreaking,
            property(field("phase", "'idle' | 'busy' | 'failed'", nil, #""readonly": true"#)),
            property(field("phase", "'idle' | 'busy'", nil, #""readonly": true"#))
        ),
        RuleExample(
            "property.read-changed",
            .sourceBreaking,
            property(field("phase", "number", nil, #""readonly": true"#)),
            property(field("phase", "string", nil, #""readonly": true"#))
        ),
    ]
}
