import TestSupport
import Testing
import WebModel

@testable import Releases

@Suite("Whether one type holds another")
struct TypeRelationTests {
    /// What became of a type, by its text before and after.
    private static let cases: [(String, String, [TypeDifference.Kind])] = [
        ("string", "string | number", [.widened]), ("string | number", "string", [.narrowed]),
        ("'a'", "string", [.widened]), ("'a' | 'b'", "string", [.widened]), ("string", "'a' | 'b'", [.narrowed]),
        ("1 | 2", "number", [.widened]), ("true", "boolean", [.widened]), ("string", "number", [.changed]),
        ("string[]", "(string | number)[]", [.widened]), ("[string, number]", "(string | number)[]", [.widened]),
        ("[string]", "[string, number?]", [.widened]), ("{ a: string }", "{ a: string; b: string }", [.narrowed]),
        ("{ a: string }", "{ a?: string }", [.widened]), ("{ a: string }", "{ a: number }", [.changed]),
        ("(a: string) => void", "(a: string | number) => void", [.narrowed]),
        ("(a: string) => string", "(a: string) => string | number", [.widened]),
        ("(a: string) => void", "(a: string, b: string) => void", [.widened]),
        ("Promise<string>", "Promise<string | number>", [.widened]), ("MouseEvent", "Event", [.widened]),
        ("HTMLElement", "HTMLInputElement", [.narrowed]), ("Element", "Node", [.widened]),
        ("string", "string | undefined", [.madeOptional]), ("string | null", "string", [.madeRequired]),
        ("string | undefined", "number", [.madeRequired, .changed]), ("string[]", "string", [.arrayToSingle]),
        ("string", "string[]", [.singleToArray]), ("string", "any", [.lost]), ("unknown", "string", [.told]),
        ("CustomEvent<string>", "CustomEvent", [.lost]), ("'a' | 'b'", "'a' | 'c'", [.valuesRemoved, .valuesAdded]),
        ("'topStart'", "'top-start'", [.valueRenamed]), ("A & B", "B & A", []), ("keyof Map", "keyof  Map", []),
        ("`${A}`", "`${ A }`", [.changed]), ("string | undefined", "undefined | string", []),
    ]

    private func comparison(_ old: WebType?, _ new: WebType?) -> TypeComparison {
        TypeComparison(old: old, new: new, classes: ClassNames())
    }

    @Test("each pair differs as TypeScript says", arguments: cases.indices)
    func differences(index: Int) {
        let (before, after, kinds) = Self.cases[index]
        let types = [before, after].map { WebTypeParser.parse($0).type }
        #expect(comparison(types[0], types[1]).differences.map(\.kind) == kinds, "\(before) → \(after)")
    }

    @Test("of two equal types each holds the other, and neither differs", arguments: cases.indices)
    func reflexivity(index: Int) {
        for text in [Self.cases[index].0, Self.cases[index].1] {
            let type = WebTypeParser.parse(text).type
            var relation = TypeRelation(classes: ClassNames())
            let isEvery = relation.isEvery(type, also: type)
            #expect(isEvery, "\(text)")
            #expect(comparison(type, type).differences.isEmpty, "\(text)")
        }
    }

    @Test("that no source says anything any more is told, and that one does now")
    func missing() {
        let type = WebTypeParser.parse("string").type
        #expect(comparison(type, nil).differences.map(\.kind) == [.lost])
        #expect(comparison(nil, type).differences.map(\.kind) == [.told])
        #expect(comparison(nil, nil).differences.isEmpty)
    }

    @Test("a type with many large unions is compared in time", .ends(within: .seconds(60)))
    func hostile() {
        func type(_ last: String) -> WebType {
            let members = (0..<2000).map { "A\($0)" } + [last]
            return WebTypeParser.parse("{ a: \(members.joined(separator: " | ")) }").type
        }
        #expect(comparison(type("B"), type("C")).differences.map(\.kind) == [.changed])
    }
}

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
