import Releases
import Testing

@Suite("What is only spelled differently")
struct NormalizationTests {
    @Test("is no change, neither forth nor back, and the reason is told", arguments: NormalizationExample.all)
    func isNoChange(example: NormalizationExample) {
        let changes = Compared.changes(example.before, example.after)
        #expect(changes.ids == [])
        #expect(changes.spellings.map(\.normalization) == [example.normalization])
        let back = Compared.changes(example.after, example.before)
        #expect(back.ids == [])
        #expect(back.spellings.map(\.normalization) == [example.normalization])
        #expect(changes.bump == .none)
    }

    @Test("every normalization but that of classes has an example of its own here")
    func examples() {
        let shown = Set(NormalizationExample.all.map(\.normalization))
        #expect(shown.union([.className]) == Set(Normalization.allCases))
    }

    @Test("another name for the class of a component is one change, and none wherever a type names it")
    func classes() {
        func library(_ name: String) -> String {
            ExampleManifest.text([
                ExampleManifest.component("elvt-thing", name, []),
                ExampleManifest.component(
                    "elvt-box",
                    "ElvtBox",
                    [ExampleManifest.slots(ExampleManifest.entry("", "\(name) | ElvtBox"))]
                ),
            ])
        }
        let changes = Compared.changes(library("ElvtThing"), library("Thing"))
        #expect(changes.ids == ["component.class-renamed"])
        #expect(changes.spellings.map(\.normalization) == [.className])
    }
}

/// Two spellings of the same, and why they are that.
struct NormalizationExample: Sendable, CustomTestStringConvertible {
    private typealias Make = ExampleManifest

    let normalization: Normalization
    let before, after: String

    init(_ normalization: Normalization, _ before: String, _ after: String) {
        self.normalization = normalization
        self.before = before
        self.after = after
    }

    var testDescription: String { normalization.rawValue }

    private static func property(_ type: String, _ value: String? = "1", _ more: String = "") -> String {
        Make.text([Make.thing(Make.members(Make.field("flavour", type, value, more)))])
    }

    private static func alias(_ name: String) -> String {
        Make.text([
            #"{"kind": "alias", "name": "\#(name)", "type": {"text": "'sweet' | 'sour'"}}"#,
            Make.thing(Make.members(Make.field("flavour", name, "'sweet'"))),
        ])
    }

    private static func inherited(_ name: String, _ module: String) -> String {
        property("number", "1", #""inheritedFrom": {"name": "\#(name)", "module": "\#(module)"}"#)
    }

    private static func slot(of name: String) -> String {
        Make.text([Make.component("elvt-thing", name, [#""slots": [{"name": "", "type": {"text": "\#(name)"}}]"#])])
    }

    private static func order(_ names: [String]) -> String {
        let members = names.map { Make.field($0, "boolean", "false") }.joined(separator: ", ")
        return Make.text([Make.thing("\"members\": [\(members)]")])
    }

    static let all = [
        NormalizationExample(.whiteSpace, property("1|2"), property("1 | 2")),
        NormalizationExample(.whiteSpace, property("object", "{a: 1}"), property("object", "{ a: 1 }")),
        NormalizationExample(.quotes, property("'a' | 'b'", "'a'"), property(#""a" | "b""#, "'a'")),
        NormalizationExample(.quotes, property("string", "'a'"), property("string", #""a""#)),
        NormalizationExample(.unionOrder, property("1 | 2"), property("2 | 1")),
        NormalizationExample(.unionOrder, property("{ a: 1; b: 2 }"), property("{ b: 2; a: 1 }")),
        NormalizationExample(.aliasName, alias("Flavour"), property("'sweet' | 'sour'", "'sweet'")),
        NormalizationExample(.spelling, property("string", "''"), property("String", "''")),
        NormalizationExample(.spelling, property("number[]", "[]"), property("Array<number>", "[]")),
        NormalizationExample(.spelling, property("1 | 2"), property("| 1 | 2")),
        NormalizationExample(.spelling, property("number", "1"), property("number", "1.0")),
        NormalizationExample(.absentDefault, property("number", nil), property("number", "undefined")),
        NormalizationExample(.ancestry, property("number"), inherited("Base", "base.js")),
        NormalizationExample(.ancestry, inherited("Base", "base.js"), inherited("Other", "base.js")),
        NormalizationExample(.modulePath, inherited("Base", "base.js"), inherited("Base", "/src/base.ts")),
        NormalizationExample(.order, order(["a", "b", "c"]), order(["c", "a", "b"])),
        NormalizationExample(
            .notTold,
            Make.text([Make.thing()], schema: "1.0.0"),
            Make.text([Make.thing(Make.states(Make.entry("ripe")))])
        ),
    ]
}
