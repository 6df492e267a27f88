import Releases

extension RuleExample {
    private typealias Make = ExampleManifest

    private static let prose = #""description": "What stands around the thing.""#

    private static func entry(_ name: String, _ value: String? = nil, _ more: String = "") -> String {
        Make.entry(name, nil, value, more)
    }

    private static func style(_ value: String?, _ more: String = "") -> String {
        Make.thing(Make.styles(entry("--elvt-thing-gap", value, more)))
    }

    private static func text(_ type: String, _ value: String) -> String {
        Make.thing(Make.texts(Make.entry("close", type, value)))
    }

    private static func close(_ name: String) -> String {
        Make.thing(Make.texts(Make.entry(name, "string", "'Close'", prose)))
    }

    private static func counted(_ type: String) -> String { text("(count: \(type)) => string", "null") }

    private static let length = #""syntax": "<length>""#
    private static let number = #""syntax": "<number>""#

    /// That one came, went or got another name, for a list of named things.
    private static func changes(
        _ id: String,
        _ effects: (added: SwiftEffect, removed: SwiftEffect),
        _ names: (String, String),
        _ list: (String...) -> String
    ) -> [RuleExample] {
        func thing(_ name: String, _ more: String = "") -> String { Make.thing(list(entry(name, nil, more))) }
        return [
            RuleExample("\(id).added", effects.added, Make.thing(), thing(names.0)),
            RuleExample("\(id).removed", effects.removed, thing(names.0), Make.thing()),
            RuleExample("\(id).renamed", effects.removed, thing(names.0, prose), thing(names.1, prose)),
        ]
    }

    static let styling =
        changes("css-part", (.none, .none), ("edging", "edgings"), Make.parts)
        + changes("css-property", (.none, .none), ("--elvt-thing-edge", "--elvt-thing-edges"), Make.styles)
        + changes("css-state", (.none, .none), ("ripening", "ripenings"), Make.states)
        + [
            RuleExample("css-property.default-changed", .none, style("4px"), style("8px")),
            RuleExample("css-property.default-added", .none, style(nil), style("8px")),
            RuleExample("css-property.default-removed", .none, style("8px"), style(nil)),
            RuleExample("css-property.syntax-changed", .none, style("8px", length), style("8px", number)),
            RuleExample("css-property.syntax-added", .none, style("8px"), style("8px", length)),
            RuleExample("css-property.syntax-removed", .none, style("8px", length), style("8px")),
            RuleExample("text.added", .additive, Make.thing(), text("string", "'Close'")),
            RuleExample("text.removed", .sourceBreaking, text("string", "'Close'"), Make.thing()),
            RuleExample("text.renamed", .sourceBreaking, close("close"), close("dismiss")),
            RuleExample("text.type-changed", .sourceBreaking, counted("number"), counted("string")),
            RuleExample("text.default-changed", .behavior, text("string", "'Close'"), text("string", "'Shut'")),
        ]
}
