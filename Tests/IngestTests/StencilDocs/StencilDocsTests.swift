import Core
import Ingest
import Testing
import WebModel

@Suite("Stencil's docs-json")
struct StencilDocsTests {
    /// One component with this inside, and the types of its library.
    private static func read(_ component: String, types: String = "") -> ManifestFixture {
        ManifestFixture(
            files: [
                SourceFile(
                    path: SourcePath("docs.json"),
                    text: """
                        {"timestamp":"2024-01-01","compiler":{"name":"@stencil/core","version":"4.0.0"},
                        "components":[{"tag":"x-x",\(component)}],
                        "typeLibrary":{\(types)}}
                        """
                )
            ]
        )
    }

    private static func property(_ json: String, types: String = "") throws -> Property {
        try #require(try read(#""props":[{"name":"a",\#(json)}]"#, types: types).component().properties.first)
    }

    @Test("a property has its attribute, default, flags and deprecation; without an attribute code alone sets it")
    func property() throws {
        let text = #"""
            "type":"number | undefined","attr":"a-b","reflectToAttr":true,"default":"5","required":true,
            "docs":"Words.","deprecation":"use b","mutable":true
            """#
        let property = try Self.property(text)
        #expect(property.attribute == "a-b" && property.reflects && property.isRequired && !property.isReadonly)
        #expect(property.type == WebType(.keyword(.number), isOptional: true))
        #expect(property.defaultValue == "5")
        #expect(property.description == "Words." && property.deprecated == .reason("use b"))
        #expect(property.extensions.map(\.name) == ["mutable"])
        let other = try Self.property(#""type":"Map<string, string>","getter":true,"setter":false"#)
        #expect(other.attribute == nil && other.isReadonly)
    }

    @Test("older compilers tell defaults, deprecation, slots and parts as tags of the comment")
    func tags() throws {
        let json = #"""
            "docsTags":[{"name":"slot","text":"- Content"},{"name":"slot","text":"my-icon - An icon"},
            {"name":"slot","text":"end-slot"},{"name":"part","text":"base - The box"},{"name":"see","text":"y-y"}],
            "props":[{"name":"a","type":"boolean",
            "docsTags":[{"name":"default","text":"true"},{"name":"deprecated"},{"name":"since","text":"2.0"}]}]
            """#
        let component = try Self.read(json).component()
        #expect(component.slots.map(\.name) == ["", "my-icon", "end-slot"])
        #expect(component.slots.map(\.description) == ["Content", "An icon", nil])
        #expect(component.cssParts.map(\.name) == ["base"])
        #expect(component.properties.first?.defaultValue == "true")
        #expect(component.properties.first?.deprecated == .flagged)
        #expect(component.properties.first?.extensions.map(\.name) == ["docsTags.since"])
        #expect(component.extensions.map(\.name) == ["docsTags.see"])
    }

    @Test("a name means the declaration that its reference points to, where two of the name differ")
    func references() throws {
        let types = #"""
            "a.ts::Size":{"declaration":"export type Size = 's' | 'm';"},
            "b.ts::Size":{"declaration":"export type Size = 'big' | 'huge';"}
            """#
        let told =
            #""type":"Size","complexType":{"original":"Size","resolved":"Size","references":{"Size":{"id":"b.ts::Size"}}}"#
        let property = try Self.property(told, types: types)
        #expect(property.type?.shape == .enumeration(["big", "huge"]))
        #expect(property.type?.alias == "Size")
        // Nothing says which one is meant.
        let open = try Self.property(#""type":"Size""#, types: types)
        #expect(open.type == WebType(.reference(name: "Size", arguments: [])))
    }

    @Test("declarations may be aliases, interfaces, enums or the type alone, and name each other")
    func declarations() throws {
        let types = #"""
            "t::A":{"declaration":"export interface A {\n /** Words, with { braces }. */\n b?: B;\n}"},
            "t::B":{"declaration":"export enum B { One = 'one', Two = 'two', }"},
            "t::C":{"declaration":"\"x\" | \"y\""},
            "t::D":{"declaration":"enum D { Off, On = 4, Auto }"},
            "t::E":{"declaration":"export type E<T> = T[];"},
            "t::F":{"declaration":"export interface F extends Gone { c: string }"}
            """#
        func type(_ name: String) throws -> WebType? { try Self.property(#""type":"\#(name)""#, types: types).type }
        guard case .object(let members)? = try type("A")?.shape else { return #expect(Bool(false), "no object") }
        #expect(members.map(\.name) == ["b"] && members[0].isOptional)
        #expect(members[0].type.shape == .enumeration(["one", "two"]) && members[0].type.alias == "B")
        #expect(try type("C")?.shape == .enumeration(["x", "y"]))
        #expect(try type("D")?.description == "0 | 4 | 5")
        // What is not complete without something else stays a name.
        #expect(try type("E")?.shape == .reference(name: "E", arguments: []))
        #expect(try type("F")?.shape == .reference(name: "F", arguments: []))
    }

    @Test("declarations that lead back to themselves end as names, in whatever order they stand")
    func circles() throws {
        let types = [#""t::A":{"declaration":"type A = B | 'a'"}"#, #""t::B":{"declaration":"type B = A | 'b'"}"#]
        let first = try Self.property(#""type":"A""#, types: types.joined(separator: ",")).type
        let second = try Self.property(#""type":"A""#, types: types.reversed().joined(separator: ",")).type
        #expect(first != nil && first == second)
    }

    @Test("types that double each other and chains of thousands end in time", .timeLimit(.minutes(1)))
    func hostileTypes() throws {
        let doubling = (0..<200).map { #""t::T\#($0)":{"declaration":"type T\#($0) = [T\#($0 + 1), T\#($0 + 1)]"}"# }
        #expect(try Self.property(#""type":"T0""#, types: doubling.joined(separator: ",")).type != nil)
        let chain = (0..<5000).map { #""t::T\#($0)":{"declaration":"type T\#($0) = T\#($0 + 1) | 'v\#($0)'"}"# }
        #expect(try Self.property(#""type":"T0""#, types: chain.joined(separator: ",")).type != nil)
    }

    @Test("where a type is only a name, the values that the compiler lists are a closed set, if all of them are values")
    func values() throws {
        let closed = try Self.property(
            #""type":"Color","values":[{"type":"string","value":"red"},{"type":"string","value":"blue"},{"type":"undefined"}]"#
        )
        #expect(closed.type?.shape == .enumeration(["red", "blue"]))
        #expect(closed.type?.isOptional == true && closed.type?.alias == "Color")
        let open = try Self.property(#""type":"Color","values":[{"type":"string","value":"red"},{"type":"Other"}]"#)
        #expect(open.type == WebType(.reference(name: "Color", arguments: [])))
    }

    @Test("an event carries its detail; a method has its parameters, and what may be left out by the signature")
    func eventsAndMethods() throws {
        let json = #"""
            "events":[{"event":"xChange","detail":"string","bubbles":true,"composed":false}],
            "methods":[{"name":"show","signature":"show(now?: boolean, ...rest: string[]) => Promise<void>","docs":"Shows.",
            "parameters":[{"name":"now","type":"boolean","docs":"At once."},{"name":"rest","type":"string[]","docs":""}],
            "returns":{"type":"Promise<void>","docs":"When it is shown."}}]
            """#
        let component = try Self.read(json).component()
        #expect(component.events.first?.typeText == "CustomEvent<string>")
        #expect(
            component.events.first?.type
                == WebType(.reference(name: "CustomEvent", arguments: [WebType(.keyword(.string))]))
        )
        #expect(component.events.first?.extensions.map(\.name) == ["bubbles"])
        let method = try #require(component.methods.first)
        #expect(method.parameters.map(\.name) == ["now", "rest"])
        #expect(method.parameters.map(\.isOptional) == [true, false])
        #expect(method.parameters.map(\.isRest) == [false, true])
        #expect(method.parameters.map(\.description) == ["At once.", nil])
        #expect(method.returnsText == "Promise<void>" && method.returnsDescription == "When it is shown.")
    }

    @Test("styles are custom properties, usage and readme are documentation, listeners are kept out of the way")
    func restOfComponent() throws {
        let json = #"""
            "overview":"What it is.","docs":"Other words.","readme":"# Read me","usage":{"b":"Two","a":"One","c":"---"},
            "styles":[{"name":"--gap","docs":"Space","annotation":"prop"}],"parts":[{"name":"base","docs":"The box"}],
            "dependencies":["y-y"],"listeners":[{"event":"click","capture":true}],"encapsulation":"shadow"
            """#
        let component = try Self.read(json).component()
        #expect(component.description == "What it is.")
        #expect(component.documentation.map(\.heading) == ["Readme", "a", "b"])
        #expect(component.documentation.map(\.markdown) == ["# Read me", "One", "Two"])
        #expect(component.cssProperties.map(\.name) == ["--gap"] && component.cssParts.map(\.name) == ["base"])
        #expect(component.dependencies == ["y-y"])
        #expect(component.extensions.map(\.name) == ["encapsulation", "listeners"])
    }

    @Test("what is no element, has no name or has another form is told at its place, and all else is read")
    func broken() throws {
        let fixture = ManifestFixture(
            files: [
                SourceFile(
                    path: SourcePath("docs.json"),
                    text: """
                        {"timestamp":"","components":[{"tag":"button"},7,{"tag":"x-x","props":[{"type":"string"},"a",
                        {"name":"a","type":"string"},{"name":"a","type":"number"}],"events":{},"slots":null,
                        "styles":[{"name":"gap"}]}]}
                        """
                )
            ]
        )
        #expect(fixture.library.components.map(\.tag) == ["x-x"])
        #expect(try fixture.property("a").typeText == "string")
        #expect(fixture.ids.filter { $0 == .listingName }.count == 3)
        #expect(fixture.ids.filter { $0 == .listingShape }.count == 4)
        #expect(fixture.diagnostics.allSatisfy { $0.severity == .warning && $0.location != nil })
    }

    @Test(
        "the list that compilers before the first release keep tells properties, events and methods; `Any` is no type, and styles are files"
    )
    func collection() throws {
        let json = #"""
            "componentPath":"a/x.js","componentClass":"X","styles":{"$":{"stylePaths":["a.css"]}},
            "props":[{"name":"a","type":"String","attr":"a"},{"name":"b","type":"Any"},{"name":"c","type":"Boolean"}],
            "states":[{"name":"s"}],"events":[{"event":"e"}],"methods":[{"name":"m"}],"encapsulation":"shadow"
            """#
        let fixture = Self.read(json)
        let component = try fixture.component()
        #expect(component.className == "X")
        #expect(component.properties.map(\.name) == ["a", "b", "c"])
        #expect(component.properties.map { $0.type?.description } == ["string", nil, "boolean"])
        #expect(component.properties.map(\.attribute) == ["a", nil, nil])
        #expect(component.events.map(\.name) == ["e"] && component.methods.map(\.name) == ["m"])
        #expect(component.cssProperties == [])
        #expect(component.extensions.map(\.name) == ["encapsulation", "states"])
        #expect(fixture.ids == [])
    }

    @Test("an interface has what it extends, where the library lists that")
    func ancestors() throws {
        let types = #"""
            "m::Base":{"declaration":"export interface Base { id: number }"},
            "m::Item":{"declaration":"export interface Item extends Base {\n  name?: string;\n}"},
            "m::Other":{"declaration":"export interface Other extends Gone { name: string }"}
            """#
        #expect(
            try Self.property(#""type":"Item""#, types: types).type?.meaning
                == WebTypeParser.parse("{ id: number; name?: string }").type.meaning
        )
        #expect(try Self.property(#""type":"Other""#, types: types).type?.isDefinite == false)
    }
}
