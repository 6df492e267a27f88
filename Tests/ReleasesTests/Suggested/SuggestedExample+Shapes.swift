import Releases
import TestSupport

/// What a property takes, an event tells or a component is made of becomes something else: each kind of type with each other.
extension SuggestedExample {
    private typealias Make = ExampleManifest

    /// A type on the web, and a default of it.
    private typealias Shape = (type: String, value: String?)

    private static let shapes: [Shape] = [
        ("string", "'a'"), ("string", nil), ("number", "1"), ("boolean", "false"), ("'sweet' | 'sour'", "'sweet'"),
        ("'sweet' | 'salt' | 'in'", nil), ("'sweet' | 'sour' | (string & {})", "'sweet'"),
        ("'auto' | number", "'auto'"), ("string[]", nil), ("{ colour: string; size?: number }", nil),
        ("{ colour: number; default: boolean }[]", nil), ("Date", nil), ("(count: number) => string", nil),
    ]

    /// Pairs of each with some of the others; for `make proof` with all.
    private static let pairs = shapes.indices.flatMap { first in
        shapes.indices.dropFirst(first + 1).filter { Loop.tries((first + $0).isMultiple(of: 3), of: true) }
            .map { (shapes[first], shapes[$0], "\(first)to\($0)") }
    }

    static let ofProperties = pairs.flatMap { old, new, name in
        bothWays("shape.property-\(name)", property(old), property(new))
    }

    static let ofEvents = pairs.flatMap { old, new, name in
        bothWays("shape.event-\(name)", event(old), event(new))
    }

    /// Of other kinds of components.
    static let ofKinds: [SuggestedExample] = [
        bothWays("shape.table", table(""), table(Make.field("wide", "boolean", "false"))),
        bothWays("shape.table-to-list", table(""), component("elvt-thing-list", Make.slots(Make.entry("")))),
        bothWays("shape.keyword", component("elvt-thing-switch"), component("elvt-thing-switch", keywords)),
        bothWays("shape.control", Make.thing(), Make.thing(Make.events(Make.entry("change")))),
        bothWays(
            "shape.slots",
            Make.thing(Make.slots(Make.entry(""), Make.entry("aside"))),
            Make.thing(Make.members(Make.field("label", "string", "''")), Make.slots(Make.entry("aside")))
        ),
        bothWays("shape.text", Make.thing(), Make.thing(Make.texts(Make.entry("close", "string", "'Close'")))),
        bothWays(
            "shape.text-of-count",
            Make.thing(Make.texts(Make.entry("close", "string", "'Close'"))),
            Make.thing(
                Make.texts(Make.entry("close", "string", "'Close'"), Make.entry("count", "(count: number) => string"))
            )
        ),
        bothWays("shape.dialog", component("elvt-thing-dialog", open), component("elvt-box-dialog", open)),
    ].flatMap(\.self)

    private static func bothWays(_ id: String, _ before: String, _ after: String) -> [SuggestedExample] {
        bothWays(RuleExample(id, .none, before, after))
    }

    private static func component(_ tag: String, _ parts: String...) -> String {
        Make.component(tag, "ElvtThing", [#""description": "Holds one thing.""#] + parts)
    }

    private static func property(_ shape: Shape) -> String {
        Make.thing(Make.members(Make.field("flavour", shape.type, shape.value)))
    }

    private static func event(_ shape: Shape) -> String {
        Make.thing(Make.events(Make.entry("elvt-ripen", "CustomEvent<\(shape.type)>")))
    }

    /// Of values of the app.
    private static func table(_ field: String) -> String {
        let fields = [Make.field("items", "T[]", "[]"), Make.field("selection", "Set<string>", nil), field]
        let members = fields.filter { !$0.isEmpty }.joined(separator: ", ")
        return component("elvt-thing-table", Make.members(members), Make.slots(Make.entry("empty")))
    }

    private static let keywords = Make.members(
        Make.field("default", "boolean", "false"),
        Make.field("in", "'for' | 'while'", "'for'"),
        Make.field("switch", "string", "''")
    )

    private static let open = Make.members(Make.field("open", "boolean", "false"), Make.field("label", "string", "''"))
}
