import Releases

extension Witness {
    private typealias Make = ExampleManifest

    /// What shims do beside the rule that asks for them: for components of other kinds, and for other things that callers
    /// write.
    static let ofShims: [Witness] = [
        shim(
            "shim.presentation",
            dialog("elvt-thing-dialog"),
            dialog("elvt-box-dialog"),
            "let isShown = Binding.constant(true)",
            "_ = Text(\"a\").elevateThingDialog(\"b\", isPresented: isShown)",
            "_ = Text(\"a\").elevateThingDialog(isPresented: isShown)",
            "_ = Text(\"a\").elevateThingDialog(\"b\", isPresented: isShown) { Text(\"c\") }",
            "_ = Text(\"a\").elevateThingDialog(isPresented: isShown) { Text(\"c\") }",
            now: [
                "_ = Text(\"a\").elevateBoxDialog(\"b\", isPresented: .constant(true))",
                "_ = Text(\"a\").elevateBoxDialog(isPresented: .constant(true))",
                "_ = Text(\"a\").elevateBoxDialog(\"b\", isPresented: .constant(true)) { Text(\"c\") }",
            ]
        ),
        shim(
            "shim.data",
            list(field("wide", "boolean", "false", #""attribute": "wide""#)),
            list(field("stretched", "boolean", "false", #""attribute": "wide""#)),
            "struct Row: Identifiable { let id: Int }",
            "_ = ElevateThingList([Row(id: 1)], wide: true) { Text(\"\\($0.id)\") }",
            "_ = ElevateThingList([Row(id: 1)]) { Text(\"\\($0.id)\") }",
            "_ = ElevateThingList(wide: true) { Text(\"a\") }",
            now: [
                "struct Row: Identifiable { let id: Int }",
                "_ = ElevateThingList([Row(id: 1)], stretched: true) { Text(\"\\($0.id)\") }",
            ]
        ),
        shim(
            "shim.item-renamed",
            option("elvt-thing-option", field("wide", "boolean", "false", #""attribute": "wide""#)),
            option("elvt-thing-option", field("stretched", "boolean", "false", #""attribute": "wide""#)),
            "var option = ElevateThingOption(value: \"a\")",
            "option.wide = true",
            "print(option.wide)",
            now: ["var option = ElevateThingOption(value: \"a\", stretched: true)", "option.stretched = false"]
        ),
        shim(
            "shim.item-removed",
            option("elvt-thing-option", field("wide", "boolean", "false")),
            option("elvt-thing-option"),
            "print(ElevateThingOption(value: \"a\").wide)",
            now: ["_ = ElevateThingOption(value: \"a\")"]
        ),
        shim(
            "shim.item-tag",
            option("elvt-thing-option"),
            option("elvt-box-option"),
            "let option: ElevateThingOption = ElevateThingOption(value: \"a\")",
            "print(option.value)",
            now: ["print(ElevateBoxOption(value: \"a\").value)"]
        ),
        // All types that it had are gone, and what they were nested in with them.
        shim(
            "shim.item-type",
            option("elvt-thing-option", field("flavour", "'sweet' | 'sour'", "'sweet'")),
            option("elvt-box-option"),
            "let flavour: ThingOptionTokens.Flavour = .sour",
            "_ = ElevateThingOption(value: \"a\", flavour: flavour)"
        ),
        // What was chosen was text, and can be anything now: with text, calls are what they were.
        shim(
            "shim.values",
            choice(field("wide", "boolean", "false", #""attribute": "wide""#), option: []),
            choice(
                field("stretched", "boolean", "false", #""attribute": "wide""#),
                option: [field("value", "string", "''")]
            ),
            "let selection = Binding<String?>.constant(\"a\")",
            "_ = ElevateThingSelect(options: [ElevateThingOption(\"a\")], wide: true, selection: selection)",
            "_ = ElevateThingSelect(options: [], selection: selection)",
            now: [
                "let selection = Binding<Int?>.constant(1)", "let option = ElevateThingOption(\"a\", value: 1)",
                "_ = ElevateThingSelect(options: [option], stretched: true, selection: selection)",
            ]
        ),
        shim(
            "shim.detail",
            Make.thing(Make.events(entry("ripen", "CustomEvent<{colour?: string, size: string, marks: string[]}>"))),
            Make.thing(Make.events(entry("ripen", "CustomEvent<{size: string, marks: string[]}>"))),
            "_ = ElevateThing(onRipen: { detail in print(detail.colour ?? detail.size) })",
            "_ = ThingTokens.RipenDetail(colour: \"a\", size: \"b\", marks: [])",
            now: ["_ = ThingTokens.RipenDetail(size: \"b\", marks: [])"]
        ),
        // The members of a struct stand as they did, also where its component is called otherwise.
        shim(
            "shim.detail-order",
            Make.thing(
                described,
                Make.events(entry("ripen", "CustomEvent<{size: string, colour: string, marks: string[]}>"))
            ),
            Make.component(
                "elvt-box",
                "ElvtThing",
                [
                    described,
                    Make.events(entry("ripen", "CustomEvent<{colour: string, size: string, marks: string[]}>")),
                ]
            ),
            "_ = ThingTokens.RipenDetail(size: \"a\", colour: \"b\", marks: [])"
        ),
        shim(
            "shim.proxy-removed",
            Make.thing(Make.members(field("flavour", "'sweet' | 'sour'", "'sweet'"))),
            Make.thing(),
            "ElevateUIKitThing().flavourName = \"sour\"",
            "print(ElevateUIKitThing().flavourName)"
        ),
        shim(
            "shim.proxy-renamed",
            Make.thing(Make.members(field("flavour", "'sweet' | 'sour'", "'sweet'", #""attribute": "flavour""#))),
            Make.thing(Make.members(field("taste", "'sweet' | 'sour'", "'sweet'", #""attribute": "flavour""#))),
            "ElevateUIKitThing().flavourName = \"sour\"",
            now: ["ElevateUIKitThing().tasteName = \"sour\""]
        ),
        shim(
            "shim.proxy-optional",
            Make.thing(Make.members(field("flavour", "'sweet' | 'sour' | undefined"))),
            Make.thing(),
            "ElevateUIKitThing().flavourName = nil"
        ),
        shim(
            "shim.delegate",
            Make.thing(Make.events(entry("ripen", "CustomEvent<string>"))),
            Make.thing(),
            "final class Listener: ElevateUIKitThingDelegate {}",
            "let listener = Listener()",
            "let thing = ElevateUIKitThing()",
            "thing.delegate = listener",
            "print(thing.delegate == nil)"
        ),
        shim(
            "shim.title",
            button(Make.slots(entry(""))),
            button(Make.members(field("label", "string", "''"))),
            "ElevateUIKitThingButton().setTitle(\"a\")"
        ),
    ]

    private static func shim(
        _ id: String,
        _ before: String,
        _ after: String,
        _ lines: String...,
        now successors: [String] = []
    ) -> Witness {
        Witness(
            example: RuleExample(id, .sourceBreaking, before, after),
            caller: Caller(id, lines: lines, now: successors)
        )
    }

    // MARK: Components

    private static let described = #""description": "Holds one thing.""#

    private static func list(_ fields: String...) -> String {
        Make.component(
            "elvt-thing-list",
            "ElvtThingList",
            [described, Make.members(fields.joined(separator: ",")), Make.slots(entry(""))]
        )
    }

    private static func dialog(_ tag: String) -> String {
        let fields = Make.members(field("open", "boolean", "false"), field("label", "string", "''"))
        return Make.component(tag, "ElvtThingDialog", [described, fields, Make.slots(entry(""))])
    }

    private static func option(_ tag: String, _ fields: String...) -> String {
        let all = [field("value", "string", "''")] + fields
        let members = "\"members\": [\(all.joined(separator: ", "))]"
        return Make.component(tag, "ElvtThingOption", [described, members])
    }

    /// A select and its options.
    private static func choice(_ field: String, option fields: [String]) -> String {
        let own = "\"members\": [\(([Self.field("value", "string", "''")] + [field]).joined(separator: ", "))]"
        let label = [Self.field("label", "string", "''")]
        let members = "\"members\": [\((label + fields).joined(separator: ", "))]"
        return [
            Make.component("elvt-thing-select", "ElvtThingSelect", [described, own, Make.slots(entry(""))]),
            Make.component("elvt-thing-option", "ElvtThingOption", [described, members]),
        ].joined(separator: ",\n")
    }

    private static func button(_ parts: String...) -> String {
        Make.component("elvt-thing-button", "ElvtThingButton", parts)
    }

    private static func field(_ name: String, _ type: String, _ value: String? = nil, _ more: String = "") -> String {
        Make.field(name, type, value, more)
    }

    private static func entry(_ name: String, _ type: String? = nil) -> String { Make.entry(name, type) }
}
