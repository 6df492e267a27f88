import Core
import TestSupport
import Testing
import WebModel

@Suite("Manifests: what stands behind a type")
struct TypeResolutionTests {
    private static func size(_ field: String, attribute: String = "", and declarations: String = "") -> ManifestFixture
    {
        ManifestFixture(
            #"""
            "declarations":[{"kind":"class","name":"X","tagName":"x-x",
              "members":[{"kind":"field","name":"size",\#(field)}],
              "attributes":[{"name":"size","fieldName":"size"\#(attribute)}]}\#(declarations)]
            """#
        )
    }

    @Test(
        "values of a name are told by an expanded type, the attribute, an enumeration of the manifest, or a variable",
        arguments: [
            (#","expandedType":{"text":"'s' | 'm'"}"#, "", ""), (#","parsedType":{"text":"'s' | 'm'"}"#, "", ""),
            ("", #","type":{"text":"\"s\" | \"m\""}"#, ""),
            // Members are set to a value, or else their names count.
            ("", "", #",{"kind":"enum","name":"Size","members":[{"name":"S","default":"'s'"},{"name":"m"}]}"#),
            ("", "", #",{"kind":"variable","name":"Size","type":{"text":"'s' | 'm'"}}"#),
        ]
    )
    func values(field: String, attribute: String, declaration: String) throws {
        let fixture = Self.size(#""type":{"text":"Size"}\#(field)"#, attribute: attribute, and: declaration)
        let property = try fixture.property("size")
        #expect(property.type == WebType(.enumeration(["s", "m"]), alias: "Size"))
        #expect(property.typeText == "Size")
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test(
        "a variable of an open type and an interface without members tell nothing",
        arguments: [#""variable","name":"Size","type":{"text":"string"}"#, #""interface","name":"Size""#]
    )
    func open(declaration: String) throws {
        let fixture = Self.size(#""type":{"text":"Size"}"#, and: #",{"kind":\#(declaration)}"#)
        #expect(try fixture.property("size").type?.shape == .reference(name: "Size", arguments: []))
    }

    @Test("an alias inside an array, a union or a generic is resolved too, and aliases of aliases")
    func nested() throws {
        let fixture = Self.size(
            #""type":{"text":"Size[] | undefined"}"#,
            and: #"""
                ,{"kind":"typedef","name":"Size","type":{"text":"Small | 'l'"}}
                ,{"kind":"typedef","name":"Small","type":{"text":"'s'"}}
                """#
        )
        #expect(try fixture.property("size").type?.description == #"("s" | "l")[] | undefined"#)
    }

    @Test("two sources that disagree are both in the diagnostic; order, quotes and undefined are no disagreement")
    func disagreement() throws {
        let same = Self.size(
            #""type":{"text":"'s' | 'm' | undefined"}"#,
            attribute: #","type":{"text":"\"m\" | \"s\""}"#
        )
        #expect(same.diagnostics.isEmpty)
        let different = Self.size(#""type":{"text":"'s' | 'm'"}"#, attribute: #","type":{"text":"'s' | 'l'"}"#)
        let diagnostic = try different.diagnostic(.manifestConflict)
        #expect(diagnostic.message.contains("size"))
        #expect(diagnostic.location?.line == 2)
        #expect(diagnostic.notes.first?.location?.line == 3)
        #expect(try different.property("size").type?.shape == .enumeration(["s", "m"]))
    }

    @Test("two declarations of one alias: the one in the same module counts, elsewhere a contradiction is reported")
    func ambiguousAlias() throws {
        func library(_ module: String) -> ManifestFixture {
            ManifestFixture(
                (
                    "x.js",
                    #""declarations":[{"kind":"class","name":"X","tagName":"x-x","members":[{"kind":"field","name":"size","type":{"text":"Size"}}]}]"#
                ),
                (module, #""declarations":[{"kind":"typedef","name":"Size","type":{"text":"'s' | 't'"}}]"#),
                ("z.js", #""declarations":[{"kind":"typedef","name":"Size","type":{"text":"'z'"}}]"#)
            )
        }
        let near = library("x.ts")
        #expect(try near.property("size").type?.shape == .enumeration(["s", "t"]))
        #expect(near.diagnostics.isEmpty)
        let far = library("y.js")
        #expect(try far.property("size").type?.shape == .reference(name: "Size", arguments: []))
        #expect(far.ids == [.manifestConflict])
    }

    @Test("a reference with a module picks the declaration of that module")
    func references() throws {
        let fixture = ManifestFixture(
            (
                "x.js",
                #"""
                "declarations":[{"kind":"class","name":"X","tagName":"x-x","members":[{"kind":"field","name":"size",
                  "type":{"text":"Size","references":[{"name":"Size","module":"z.js"}]}}]}]
                """#
            ),
            ("y.js", #""declarations":[{"kind":"typedef","name":"Size","type":{"text":"'y' | 'x'"}}]"#),
            ("z.js", #""declarations":[{"kind":"typedef","name":"Size","type":{"text":"'z' | 'x'"}}]"#)
        )
        #expect(try fixture.property("size").type?.shape == .enumeration(["z", "x"]))
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("a type that can't be parsed is kept as text, reported once with the number of its places")
    func raw() throws {
        let json = #"""
            "members":[{"kind":"field","name":"a","type":{"text":"0.19.5"}},
                       {"kind":"field","name":"b","type":{"text":"0.19.5"}}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.property("a").type?.shape == .raw("0.19.5"))
        #expect(fixture.ids == [.typeSyntax])
        #expect(try fixture.diagnostic(.typeSyntax).notes.map(\.message) == ["the same type stands in 1 more place"])
    }

    @Test("a member without a type has none: nothing is guessed from its default")
    func noType() throws {
        let fixture = ManifestFixture.component(#""members":[{"kind":"field","name":"a","default":"'x'"}]"#)
        #expect(try fixture.property("a").type == nil)
        #expect(try fixture.property("a").typeText == nil)
    }
}
