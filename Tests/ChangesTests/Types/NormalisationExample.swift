import Changes
import Testing

/// Two spellings of the same, and why they are that.
struct NormalisationExample: Sendable, CustomTestStringConvertible {
    let normalisation: Normalisation
    let before: String
    let after: String

    init(_ normalisation: Normalisation, _ before: String, _ after: String) {
        self.normalisation = normalisation
        self.before = before
        self.after = after
    }

    var testDescription: String { normalisation.rawValue }

    private static func property(_ type: String, _ value: String? = "1", _ more: String = "") -> String {
        ExampleManifest.text([
            ExampleManifest.thing(ExampleManifest.members(ExampleManifest.field("flavour", type, value, more)))
        ])
    }

    private static func alias(_ name: String) -> String {
        ExampleManifest.text([
            #"{"kind": "alias", "name": "\#(name)", "type": {"text": "'sweet' | 'sour'"}}"#,
            ExampleManifest.thing(ExampleManifest.members(ExampleManifest.field("flavour", name, "'sweet'"))),
        ])
    }

    private static func inherited(_ name: String, _ module: String) -> String {
        property("number", "1", #""inheritedFrom": {"name": "\#(name)", "module": "\#(module)"}"#)
    }

    private static func slot(of name: String) -> String {
        ExampleManifest.text([
            ExampleManifest.component("elvt-thing", name, [#""slots": [{"name": "", "type": {"text": "\#(name)"}}]"#])
        ])
    }

    private static func order(_ names: [String]) -> String {
        let members = names.map { ExampleManifest.field($0, "boolean", "false") }.joined(separator: ", ")
        return ExampleManifest.text([ExampleManifest.thing("\"members\": [\(members)]")])
    }

    static let all = [
        NormalisationExample(.whiteSpace, property("1|2"), property("1 | 2")),
        NormalisationExample(.whiteSpace, property("object", "{a: 1}"), property("object", "{ a: 1 }")),
        NormalisationExample(.quotes, property("'a' | 'b'", "'a'"), property(#""a" | "b""#, "'a'")),
        NormalisationExample(.quotes, property("string", "'a'"), property("string", #""a""#)),
        NormalisationExample(.unionOrder, property("1 | 2"), property("2 | 1")),
        NormalisationExample(.unionOrder, property("{ a: 1; b: 2 }"), property("{ b: 2; a: 1 }")),
        NormalisationExample(.aliasName, alias("Flavour"), property("'sweet' | 'sour'", "'sweet'")),
        NormalisationExample(.spelling, property("string", "''"), property("String", "''")),
        NormalisationExample(.spelling, property("number[]", "[]"), property("Array<number>", "[]")),
        NormalisationExample(.spelling, property("1 | 2"), property("| 1 | 2")),
        NormalisationExample(.spelling, property("number", "1"), property("number", "1.0")),
        NormalisationExample(.absentDefault, property("number", nil), property("number", "undefined")),
        NormalisationExample(.ancestry, property("number"), inherited("Base", "base.js")),
        NormalisationExample(.ancestry, inherited("Base", "base.js"), inherited("Other", "base.js")),
        NormalisationExample(.modulePath, inherited("Base", "base.js"), inherited("Base", "/src/base.ts")),
        NormalisationExample(.order, order(["a", "b", "c"]), order(["c", "a", "b"])),
        NormalisationExample(
            .notTold,
            ExampleManifest.text([ExampleManifest.thing()], schema: "1.0.0"),
            ExampleManifest.text([ExampleManifest.thing(ExampleManifest.states(ExampleManifest.entry("ripe")))])
        ),
    ]
}
