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

    private func check(_ fixture: ManifestFixture, values: [String], alias: String?, text: String) throws {
        let property = try fixture.property("size")
        #expect(property.type?.shape == .enumeration(values))
        #expect(property.type?.alias == alias)
        #expect(property.typeText == text)
    }

    @Test("an expanded type tells the values, the type its name", arguments: ["expandedType", "parsedType"])
    func expanded(key: String) throws {
        let fixture = Self.size(#""type":{"text":"Size"},"\#(key)":{"text":"'s' | 'm'"}"#)
        try check(fixture, values: ["s", "m"], alias: "Size", text: "Size")
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("the attribute's type tells the values where the field has only a name")
    func attribute() throws {
        let fixture = Self.size(#""type":{"text":"Size"}"#, attribute: #","type":{"text":"\"S\" | \"M\""}"#)
        try check(fixture, values: ["S", "M"], alias: "Size", text: "Size")
    }

    @Test("an enumeration of the manifest tells the values: what its members are set to, or else their names")
    func enumeration() throws {
        let fixture = Self.size(
            #""type":{"text":"Size"}"#,
            and: #",{"kind":"enum","name":"Size","members":[{"name":"S","default":"'small'"},{"name":"M"}]}"#
        )
        try check(fixture, values: ["small", "M"], alias: "Size", text: "Size")
    }

    @Test("a variable whose type is a closed set of values tells them; any other variable tells nothing")
    func variable() throws {
        let fixture = Self.size(
            #""type":{"text":"Size"}"#,
            and: #",{"kind":"variable","name":"Size","type":{"text":"'s' | 'm'"}}"#
        )
        try check(fixture, values: ["s", "m"], alias: "Size", text: "Size")
        let other = Self.size(
            #""type":{"text":"Size"}"#,
            and: #",{"kind":"variable","name":"Size","type":{"text":"string"}}"#
        )
        #expect(try other.property("size").type?.shape == .reference(name: "Size", arguments: []))
    }

    @Test("an interface with members is an object, one without stays a name")
    func interface() throws {
        let fixture = Self.size(
            #""type":{"text":"Point | null"}"#,
            and:
                #",{"kind":"interface","name":"Point","members":[{"kind":"field","name":"x","type":{"text":"number"}}]}"#
        )
        let type = try #require(try fixture.property("size").type)
        #expect(type.isOptional)
        guard case .object(let members) = type.shape else { return #expect(Bool(false), "no object: \(type)") }
        #expect(members.map(\.name) == ["x"])
        let empty = Self.size(#""type":{"text":"Mark"}"#, and: #",{"kind":"interface","name":"Mark"}"#)
        #expect(try empty.property("size").type?.shape == .reference(name: "Mark", arguments: []))
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
        let type = try #require(try fixture.property("size").type)
        #expect(type.isOptional)
        guard case .array(let element) = type.shape else { return #expect(Bool(false), "no array: \(type)") }
        #expect(element.shape == .enumeration(["s", "l"]))
    }

    @Test("aliases that are defined by each other end as names", .ends(within: .seconds(300)))
    func cyclicAliases() throws {
        let fixture = Self.size(
            #""type":{"text":"A"}"#,
            and:
                #",{"kind":"typedef","name":"A","type":{"text":"B | 's'"}},{"kind":"typedef","name":"B","type":{"text":"A | 'm'"}}"#
        )
        #expect(try fixture.property("size").type != nil)
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
