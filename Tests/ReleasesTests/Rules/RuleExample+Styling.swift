import Releases

extension RuleExample {
    private static let prose = #""description": "What stands around the thing.""#

    private static func entry(_ name: String, _ value: String? = nil, _ more: String = "") -> String {
        ExampleManifest.entry(name, nil, value, more)
    }

    private static func style(_ value: String?, _ more: String = "") -> String {
        ExampleManifest.thing(ExampleManifest.styles(entry("--elvt-thing-gap", value, more)))
    }

    private static func text(_ type: String, _ value: String) -> String {
        ExampleManifest.thing(ExampleManifest.texts(ExampleManifest.entry("close", type, value)))
    }

    /// That one came, went or got another name, for a list of named things.
    private static func changes(
        _ id: String,
        _ effects: (added: SwiftEffect, removed: SwiftEffect),
        _ names: (String, String),
        _ list: (String...) -> String
    ) -> [RuleExample] {
        [
            RuleExample(
                "\(id).added",
                effects.added,
                ExampleManifest.thing(),
                ExampleManifest.thing(list(entry(names.0)))
            ),
            RuleExample(
                "\(id).removed",
                effects.removed,
                ExampleManifest.thing(list(entry(names.0))),
                ExampleManifest.thing()
            ),
            RuleExample(
                "\(id).renamed",
                effects.removed,
                ExampleManifest.thing(list(entry(names.0, nil, prose))),
                ExampleManifest.thing(list(entry(names.1, nil, prose)))
            ),
        ]
    }

    static let styling =
        changes("css-part", (.none, .none), ("edging", "edgings"), ExampleManifest.parts)
        + changes("css-property", (.none, .none), ("--elvt-thing-edge", "--elvt-thing-edges"), ExampleManifest.styles)
        + changes("css-state", (.none, .none), ("ripening", "ripenings"), ExampleManifest.states)
        + [
            RuleExample("css-property.default-changed", .none, style("4px"), style("8px")),
            RuleExample("css-property.default-added", .none, style(nil), style("8px")),
            RuleExample("css-property.default-removed", .none, style("8px"), style(nil)),
            RuleExample(
                "css-property.syntax-changed",
                .none,
                style("8px", #""syntax": "<length>""#),
                style("8px", #""syntax": "<number>""#)
            ),
            RuleExample("css-property.syntax-added", .none, style("8px"), style("8px", #""syntax": "<length>""#)),
            RuleExample("css-property.syntax-removed", .none, style("8px", #""syntax": "<length>""#), style("8px")),
            RuleExample(
                "text.added",
                .additive,
                ExampleManifest.thing(),
                ExampleManifest.thing(ExampleManifest.texts(ExampleManifest.entry("close", "string", "'Close'")))
            ),
            RuleExample(
                "text.removed",
                .sourceBreaking,
                ExampleManifest.thing(ExampleManifest.texts(ExampleManifest.entry("close", "string", "'Close'"))),
                ExampleManifest.thing()
            ),
            RuleExample(
                "text.renamed",
                .sourceBreaking,
                ExampleManifest.thing(
                    ExampleManifest.texts(ExampleManifest.entry("close", "string", "'Close'", prose))
                ),
                ExampleManifest.thing(
                    ExampleManifest.texts(ExampleManifest.entry("dismiss", "string", "'Close'", prose))
                )
            ),
            RuleExample(
                "text.type-changed",
                .sourceBreaking,
                text("(count: number) => string", "null"),
                text("(count: string) => string", "null")
            ),
            RuleExample("text.default-changed", .behavior, text("string", "'Close'"), text("string", "'Shut'")),
        ]
}
