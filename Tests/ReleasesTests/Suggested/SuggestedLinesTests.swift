import Releases
import TestSupport
import Testing
import WebModel

@Suite(
    "The lines of Swift that a comparison shows",
    .startsCompiler,
    .enabled("this toolchain has no text of its modules") { await CompiledCode.isPossible },
    .serialized
)
struct SuggestedLinesTests {
    @Test(
        "compile: what was written with the old release only, and what to write with the new one, without shims",
        .needs("corpus"),
        arguments: ReleasePair.tried
    )
    func corpus(pair: ReleasePair) async throws { Self.expect(try await SuggestedPackage(pair), atLeast: 20) }

    @Test("do so for the sample")
    func sample() async throws { Self.expect(try await SuggestedPackage(.sample), atLeast: 15) }

    /// Examples of rules and of shims also the other way around, and each pair of kinds of types.
    private static let examples: [(what: String, examples: [SuggestedExample], atLeast: Int)] = [
        ("rules and shims", SuggestedExample.ofWitnesses, Loop.tries(100, of: 200)),
        ("properties that take something else", SuggestedExample.ofProperties, Loop.tries(130, of: 400)),
        ("events that tell something else", SuggestedExample.ofEvents, Loop.tries(130, of: 400)),
        ("tables, overlays, texts and names that Swift reserves", SuggestedExample.ofKinds, 40),
    ]

    @Test("do so for examples", arguments: examples.indices)
    func compile(index: Int) async throws {
        let (what, examples, count) = Self.examples[index]
        Self.expect(
            try await SuggestedPackage(examples, as: "examples\(index)"),
            atLeast: count,
            of: Comment(rawValue: what)
        )
    }

    private static func expect(_ package: SuggestedPackage, atLeast count: Int, of what: Comment? = nil) {
        #expect(package.package == [], what)
        #expect(package.lines.before.count + package.lines.after.count >= count, what)
        #expect(package.uncallable == [], "was written, and does not compile with the old release")
        #expect(package.wrong == [], "is to be written, and does not compile with the new release")
        #expect(package.harmless == [], "is told to break, and compiles with the new release")
        #expect(package.missed == [], "is told to compile as before, and does not")
    }
}

/// Two releases of a small library, with names that only this pair has among all examples.
struct SuggestedExample {
    let libraries: (old: Library, new: Library)
    let name: SuggestedPackage.Naming

    /// The examples of rules and of shims, from before to after and the other way around; `make test` takes them in turns.
    static let ofWitnesses = Witness.all.enumerated().flatMap { number, witness in
        let ways = bothWays(witness.example)
        return Loop.tries([ways[number % ways.count]], of: ways)
    }

    /// From before to after, and back.
    static func bothWays(_ example: RuleExample) -> [SuggestedExample] {
        let (old, new) = example.libraries
        return [
            SuggestedExample(libraries: (old, new), name: naming(example, "")),
            SuggestedExample(libraries: (new, old), name: naming(example, "Back")),
        ]
    }

    private static func naming(_ example: RuleExample, _ suffix: String) -> SuggestedPackage.Naming {
        let witness = Witness(example: example, caller: Caller(example.id, lines: []))
        return { text in witness.named(text, "\(witness.name)\(suffix)") }
    }
}

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
        bothWays("shape.table", table(), table("wide: boolean = false")),
        bothWays("shape.table-to-list", table(), component("elvt-thing-list", ["#"])),
        bothWays("shape.keyword", component("elvt-thing-switch"), component("elvt-thing-switch", keywords)),
        bothWays("shape.control", thing(), thing("@change")),
        bothWays("shape.slots", thing("#", "#aside"), thing("label: string = ''", "#aside")),
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

    private static func thing(_ items: String...) -> String {
        Make.component("elvt-thing", "ElvtThing", ComponentJSON.lists(of: items))
    }

    private static func component(_ tag: String, _ items: [String] = []) -> String {
        Make.component(tag, "ElvtThing", [#""description": "Holds one thing.""#] + ComponentJSON.lists(of: items))
    }

    private static func property(_ shape: Shape) -> String {
        Make.thing(Make.members(Make.field("flavour", shape.type, shape.value)))
    }

    private static func event(_ shape: Shape) -> String { thing("@elvt-ripen: CustomEvent<\(shape.type)>") }

    /// Of values of the app.
    private static func table(_ items: String...) -> String {
        component("elvt-thing-table", ["items: T[] = []", "selection: Set<string>"] + items + ["#empty"])
    }

    private static let keywords = ["default: boolean = false", "in: 'for' | 'while' = 'for'", "switch: string = ''"]
    private static let open = ["open: boolean = false", "label: string = ''"]
}
