import Releases

extension RuleExample {
    private typealias Make = ExampleManifest

    static let all = components + properties + propertyTypes + slots + events + methods + styling + common

    private static func entry(_ name: String, _ type: String? = nil, _ more: String = "", value: String? = nil)
        -> String
    {
        Make.entry(name, type, value, more)
    }

    private static func field(_ name: String, _ type: String?, _ value: String? = nil, _ more: String = "") -> String {
        Make.field(name, type, value, more)
    }

    private static let described = #""description": "Holds one thing.""#

    // MARK: Components

    private static func component(_ tag: String, _ name: String = "ElvtThing", _ more: String...) -> String {
        Make.component(tag, name, more)
    }

    private static let other = component("elvt-other", "ElvtOther")

    private static let components = [
        RuleExample("component.added", .additive, other, other + "," + Make.thing()),
        RuleExample("component.removed", .sourceBreaking, other + "," + Make.thing(), other),
        RuleExample(
            "component.renamed",
            .sourceBreaking,
            component("elvt-thing", "ElvtThing", described),
            component("elvt-box", "ElvtThing", described)
        ),
        RuleExample("component.class-renamed", .none, Make.thing(), component("elvt-thing", "ElvtBox")),
        RuleExample(
            "component.status",
            .none,
            Make.thing(#""status": "unstable""#),
            Make.thing(#""status": "Stable""#)
        ),
    ]

    // MARK: Properties

    private static let label = field("label", "string", "''")

    /// Of one property beside another.
    private static func property(_ id: String, _ effect: SwiftEffect, _ old: String, _ new: String) -> RuleExample {
        func thing(_ field: String) -> String { Make.thing(Make.members(field, label)) }
        return RuleExample("property.\(id)", effect, thing(old), thing(new))
    }

    private static func wide(_ more: String = "") -> String { field("wide", "boolean", "false", more) }
    private static func caption(_ more: String = "") -> String { field("caption", "string", "''", more) }
    private static func current(_ name: String) -> String { field("current", "boolean", "false", attribute(name)) }
    private static func attribute(_ name: String) -> String { "\"attribute\": \"\(name)\"" }
    private static func columns(_ type: String, _ value: String = "1") -> String { field("columns", type, value) }
    private static func flavour(_ type: String?) -> String { field("flavour", type, "'sweet'") }
    private static func phase(_ type: String) -> String { field("phase", type, nil, #""readonly": true"#) }

    private static let withLabel = Make.thing(Make.members(label))
    private static let withBoth = Make.thing(Make.members(wide(), label))
    private static let required = #""required": true"#
    private static let sweet = flavour("'sweet' | 'sour'")
    private static let bitter = flavour("'sweet' | 'sour' | 'bitter'")

    private static let properties = [
        RuleExample("property.added", .additive, withLabel, withBoth),
        RuleExample("property.removed", .sourceBreaking, withBoth, withLabel),
        property("renamed", .sourceBreaking, wide(described), field("stretched", "boolean", "false", described)),
        property("attribute-added", .none, wide(), wide(attribute("wide"))),
        property("attribute-removed", .none, wide(attribute("wide")), wide()),
        property("attribute-renamed", .none, current("current"), current("aria-current")),
        property("default-changed", .behavior, columns("number", "10"), columns("number", "25")),
        property("default-added", .behavior, field("striped", "boolean"), field("striped", "boolean", "true")),
        property("default-removed", .behavior, field("striped", "boolean", "true"), field("striped", "boolean")),
        property("now-required", .none, caption(), caption(required)),
        property("no-longer-required", .none, caption(required), caption()),
        property("now-readonly", .none, wide(), wide(#""readonly": true"#)),
        property("no-longer-readonly", .none, wide(#""readonly": true"#), wide()),
        property("now-reflects", .none, wide(), wide(#""reflects": true"#)),
        property("no-longer-reflects", .none, wide(#""reflects": true"#), wide()),
    ]

    private static let propertyTypes = [
        property("type-widened", .sourceBreaking, columns("number"), columns("number | 'auto'")),
        property(
            "type-narrowed",
            .sourceBreaking,
            field("thickness", "1 | 2 | 3 | 4", "1"),
            field("thickness", "1 | 2 | 3", "1")
        ),
        property("type-changed", .sourceBreaking, columns("number"), columns("string")),
        property("type-lost", .sourceBreaking, sweet, flavour("any")),
        property("type-told", .sourceBreaking, flavour(nil), sweet),
        property("type-optional", .none, columns("number"), columns("number | undefined")),
        property("type-not-optional", .none, columns("number | undefined"), columns("number")),
        property("values-added", .additive, sweet, bitter),
        property("values-removed", .sourceBreaking, bitter, sweet),
        property("value-renamed", .sourceBreaking, flavour("'sweet' | 'sourSweet'"), flavour("'sweet' | 'sweet-sour'")),
        property("array-to-single", .sourceBreaking, field("entry", "string[]"), field("entry", "string")),
        property("single-to-array", .sourceBreaking, field("entry", "string"), field("entry", "string[]")),
        property("read-widened", .additive, phase("'idle' | 'busy'"), phase("'idle' | 'busy' | 'failed'")),
        property("read-narrowed", .sourceBreaking, phase("'idle' | 'busy' | 'failed'"), phase("'idle' | 'busy'")),
        property("read-changed", .sourceBreaking, phase("number"), phase("string")),
    ]

    // MARK: Slots and events

    private static func slot(_ slots: String...) -> String {
        Make.thing("\"slots\": [\(slots.joined(separator: ", "))]")
    }

    private static func event(_ type: String? = nil, _ more: String = "", name: String = "elvt-ripen") -> String {
        Make.thing(Make.events(entry(name, type, more)))
    }

    private static func beside(_ name: String) -> String { slot(entry(name, "Text", described)) }

    /// An event that tells of a colour of this type.
    private static func ripen(_ colour: String) -> String { event("CustomEvent<{ colour: \(colour) }>") }

    private static let (twoColours, threeColours) = ("'green' | 'red'", "'green' | 'red' | 'blue'")

    private static let slots = [
        RuleExample("slot.added", .behavior, slot(entry("")), slot(entry(""), entry("aside"))),
        RuleExample("slot.removed", .sourceBreaking, slot(entry(""), entry("aside")), slot(entry(""))),
        RuleExample("slot.renamed", .sourceBreaking, beside("aside"), beside("edge")),
        RuleExample("slot.default-to-named", .sourceBreaking, beside(""), beside("aside")),
        RuleExample("slot.named-to-default", .sourceBreaking, beside("aside"), beside("")),
        RuleExample("slot.now-required", .none, slot(entry("")), slot(entry("", nil, required))),
        RuleExample("slot.no-longer-required", .none, slot(entry("", nil, required)), slot(entry(""))),
        RuleExample("slot.types-widened", .none, slot(entry("", "Text")), slot(entry("", "Text | Element"))),
        RuleExample("slot.types-narrowed", .none, slot(entry("", "Text | Element")), slot(entry("", "Text"))),
        RuleExample("slot.types-changed", .none, slot(entry("", "Text")), slot(entry("", "HTMLElement"))),
        RuleExample("slot.types-lost", .none, slot(entry("", "Text")), slot(entry(""))),
        RuleExample("slot.types-told", .none, slot(entry("")), slot(entry("", "Text"))),
    ]

    private static let events =
        [
            RuleExample("event.added", .additive, Make.thing(), event()),
            RuleExample("event.removed", .sourceBreaking, event(), Make.thing()),
            RuleExample("event.renamed", .none, event(name: "ripen"), event()),
            RuleExample("event.detail-widened", .sourceBreaking, ripen(twoColours), ripen(threeColours)),
            RuleExample("event.detail-narrowed", .sourceBreaking, ripen(threeColours), ripen(twoColours)),
            RuleExample("event.detail-changed", .sourceBreaking, ripen("string"), ripen("number")),
            RuleExample("event.detail-lost", .sourceBreaking, ripen("string"), event()),
            RuleExample("event.detail-told", .sourceBreaking, event(), ripen("string")),
        ]
        + ["bubbles", "composed", "cancelable"].flatMap { flag in
            let (without, with) = (event(nil, "\"\(flag)\": false"), event(nil, "\"\(flag)\": true"))
            return [
                RuleExample("event.now-\(flag)", .none, without, with),
                RuleExample("event.no-longer-\(flag)", .none, with, without),
            ]
        }

    // MARK: Methods

    private static func method(_ parameters: [String] = [], _ returns: String? = "void", _ name: String = "ripen")
        -> String
    {
        Make.thing(Make.members(Make.method(name, parameters, returns)))
    }

    private static func method(_ id: String, _ old: String, _ new: String) -> RuleExample {
        RuleExample("method.\(id)", .none, old, new)
    }

    private static let days = entry("days", "number")
    private static let optionalDays = entry("days", "number", #""optional": true"#)
    private static let anyDays = entry("days", "number | string")
    private static let options = entry("options", "RipenOptions", #""optional": true"#)

    private static let methods = [
        method("added", Make.thing(), method()),
        method("removed", method(), Make.thing()),
        method("renamed", method([days], "string"), method([days], "string", "ripens")),
        method("parameter-added", method(), method([days])),
        method("parameter-removed", method([days]), method()),
        method("optional-parameter-added", method([days]), method([days, options])),
        method("optional-parameter-removed", method([days, options]), method([days])),
        method("parameter-required", method([optionalDays]), method([days])),
        method("parameter-optional", method([days]), method([optionalDays])),
        method("parameter-renamed", method([days]), method([entry("count", "number")])),
        method("parameter-widened", method([days]), method([anyDays])),
        method("parameter-narrowed", method([anyDays]), method([days])),
        method("parameter-changed", method([days]), method([entry("days", "string")])),
        method("returns-widened", method([], "string"), method([], "string | number")),
        method("returns-narrowed", method([], "string | number"), method([], "string")),
        method("returns-changed", method([], "string"), method([], "number")),
        method("now-async", method([], "string"), method([], "Promise<string>")),
        method("no-longer-async", method([], "Promise<string>"), method([], "string")),
        method("types-lost", method([], "string"), method([], nil)),
        method("types-told", method([], nil), method([], "string")),
        RuleExample("method.now-static", .none, docs(""), docs("static "), format: .docs),
        RuleExample("method.no-longer-static", .none, docs("static "), docs(""), format: .docs),
    ]

    /// Of static methods only docs tell.
    private static func docs(_ modifier: String) -> String {
        """
        # Thing

        **Web Component:** `elvt-thing`

        Holds one thing.

        ## Methods

        ### \(modifier)ripen(days: number)

        - **Description:** Makes it ripe.
        """
    }

    // MARK: Styles and texts

    private static func style(_ value: String?, _ more: String = "") -> String {
        Make.thing(Make.styles(entry("--elvt-thing-gap", nil, more, value: value)))
    }

    private static func text(_ value: String, _ type: String = "string", _ name: String = "close", _ more: String = "")
        -> String
    {
        Make.thing(Make.texts(entry(name, type, more, value: value)))
    }

    private static func counted(_ type: String) -> String { text("null", "(count: \(type)) => string") }

    private static let length = #""syntax": "<length>""#

    /// That one came, went or got another name, for a list of named things.
    private static func changes(_ id: String, _ names: (String, String), _ list: (String...) -> String) -> [RuleExample]
    {
        func thing(_ name: String, _ more: String = "") -> String { Make.thing(list(entry(name, nil, more))) }
        return [
            RuleExample("\(id).added", .none, Make.thing(), thing(names.0)),
            RuleExample("\(id).removed", .none, thing(names.0), Make.thing()),
            RuleExample("\(id).renamed", .none, thing(names.0, described), thing(names.1, described)),
        ]
    }

    private static let styling =
        changes("css-part", ("edging", "edgings"), Make.parts)
        + changes("css-property", ("--elvt-thing-edge", "--elvt-thing-edges"), Make.styles)
        + changes("css-state", ("ripening", "ripenings"), Make.states)
        + [
            RuleExample("css-property.default-changed", .none, style("4px"), style("8px")),
            RuleExample("css-property.default-added", .none, style(nil), style("8px")),
            RuleExample("css-property.default-removed", .none, style("8px"), style(nil)),
            RuleExample(
                "css-property.syntax-changed",
                .none,
                style("8px", length),
                style("8px", #""syntax": "<number>""#)
            ),
            RuleExample("css-property.syntax-added", .none, style("8px"), style("8px", length)),
            RuleExample("css-property.syntax-removed", .none, style("8px", length), style("8px")),
            RuleExample("text.added", .additive, Make.thing(), text("'Close'")),
            RuleExample("text.removed", .sourceBreaking, text("'Close'"), Make.thing()),
            RuleExample(
                "text.renamed",
                .sourceBreaking,
                text("'Close'", "string", "close", described),
                text("'Close'", "string", "dismiss", described)
            ),
            RuleExample("text.type-changed", .sourceBreaking, counted("number"), counted("string")),
            RuleExample("text.default-changed", .behavior, text("'Close'"), text("'Shut'")),
        ]

    // MARK: What all items have

    private static func only(_ more: String) -> String { Make.thing(Make.members(wide(more))) }

    private static let common = [
        RuleExample("deprecation.added", .none, only(""), only(#""deprecated": "use `stretched` instead""#)),
        RuleExample("deprecation.removed", .none, only(#""deprecated": true"#), only("")),
        RuleExample(
            "deprecation.message",
            .none,
            only(#""deprecated": "goes in 3.0""#),
            only(#""deprecated": "goes in 4.0""#)
        ),
        RuleExample("docs.changed", .none, only(described), only(#""description": "Holds one thing or none.""#)),
    ]
}
