import Core
import Ingest
import Testing
import WebModel

@Suite("JetBrains' web-types")
struct WebTypesTests {
    private static func read(_ html: String, beside: String = "", root: String = "") -> ManifestFixture {
        let text = #"{"name":"@x/y","version":"2.1.0",\#(root)"contributions":{"html":{\#(html)}\#(beside)}}"#
        return ManifestFixture(texts: ("web-types.json", text))
    }

    private static func element(_ json: String) -> ManifestFixture { read(#""elements":[{"name":"x-x",\#(json)}]"#) }

    @Test("the library's name and version, an element with its attributes, and the properties that they set")
    func element() throws {
        let json = #"""
            "description":"Words.","doc-url":"","deprecated":"use y-y","attributes":[
            {"name":"help-text","required":true,"default":"none","value":{"type":"\"none\" | \"some\""}},
            {"name":"open","value":{"kind":"no-value"}},
            {"name":"tone","value":{"type":"enum","default":"low"},"values":[{"name":"low"},{"name":"high"}]}],
            "js":{"properties":[{"name":"helpText","type":"string"},{"name":"count","type":["number","null"],"read-only":true},
            {"name":"show","kind":"method","type":"(now: boolean) => void"},{"name":"of","type":{"module":"m","name":"Thing"}}]}
            """#
        let fixture = Self.element(json)
        #expect(fixture.library.name == "@x/y" && fixture.library.version == "2.1.0")
        let component = try fixture.component()
        #expect(component.deprecated == .reason("use y-y") && component.extensions == [])
        #expect(component.properties.map(\.name) == ["helpText", "count", "of", "open", "tone"])
        let help = component.properties[0]
        #expect(help.attribute == "help-text" && help.isRequired)
        #expect(help.type?.shape == .enumeration(["none", "some"]) && help.defaultValue == "'none'")
        #expect(component.properties[1].type == WebType(.keyword(.number), isOptional: true))
        #expect(component.properties[1].isReadonly && component.properties[1].attribute == nil)
        #expect(component.properties[2].typeText == "Thing")
        #expect(component.properties[3].type == WebType(.keyword(.boolean)))
        #expect(component.properties[4].type?.shape == .enumeration(["low", "high"]))
        #expect(component.properties[4].defaultValue == "'low'")
        #expect(component.methods.map(\.name) == ["show"] && component.methods[0].parameters.map(\.name) == ["now"])
    }

    @Test("events stand in one of two places or in both; slots, custom properties and parts, also as pseudo-elements")
    func items() throws {
        let json = #"""
            "events":[{"name":"a","type":"Event"},{"name":"b"}],"slots":[{"name":"default"},{"name":"icon"}],
            "js":{"events":[{"name":"a","type":"CustomEvent<string>"}]},
            "css":{"properties":[{"name":"--gap"}],"parts":[{"name":"base"}],"pseudo-elements":[{"name":"part(base)"},
            {"name":"::part(icon)"},{"name":"before"}]}
            """#
        let component = try Self.element(json).component()
        #expect(component.events.map(\.name) == ["a", "b"])
        #expect(component.events[0].typeText == "CustomEvent<string>")
        #expect(component.slots.map(\.name) == ["", "icon"])
        #expect(component.cssProperties.map(\.name) == ["--gap"] && component.cssParts.map(\.name) == ["base", "icon"])
    }

    @Test("older schemas call elements tags, and tell the type with the attribute or in other words")
    func older() throws {
        let json = #"""
            "types-syntax":"typescript","tags":[{"name":"x-x","attributes":[{"name":"a","type":"boolean"},
            {"name":"b","value":{"kind":"expression","type":"number"},"default":"3"},
            {"name":"c","value":{"kind":"enum","items":["s","m"]},"default":"m"}],
            "source":{"module":"x","symbol":"X"}}]
            """#
        let component = try Self.read(json).component()
        #expect(component.properties[0].type == WebType(.keyword(.boolean)))
        #expect(
            component.properties[1].type == WebType(.keyword(.number)) && component.properties[1].defaultValue == "3"
        )
        #expect(component.properties[2].type?.shape == .enumeration(["s", "m"]))
        #expect(component.properties[2].defaultValue == "'m'")
        #expect(component.extensions.map(\.name) == ["source"])
    }

    @Test("patterns of names, and what is said of all elements together, are left out with a note")
    func patterns() throws {
        let fixture = Self.read(
            #"""
            "elements":[{"name":"x-x","attributes":[{"name":"event handlers","pattern":"on.*"},{"name":"a"}]},
            {"pattern":{"or":["x-.*"]}}],"attributes":[{"name":"v-if"}]
            """#,
            beside: #","css":{"properties":[],"pseudo-elements":[{"name":"part(base)"}]}"#
        )
        #expect(try fixture.component().properties.map(\.name) == ["a"])
        #expect(fixture.library.components.count == 1)
        #expect(fixture.ids == [.listingNotRead, .listingNotRead, .listingNotRead, .listingNotRead])
        #expect(fixture.diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test(
        "components of a framework are no elements, and it is said what to give instead",
        arguments: [
            #"{"framework":"vue","name":"a","version":"1","contributions":{"html":{"tags":[{"name":"b-button"}]}}}"#,
            #"{"name":"a","version":"1","contributions":{"html":{"vue-components":[{"name":"BButton"}]}}}"#,
            #"{"name":"a","version":"1","contributions":{"html":{"svelte-components":[]}}}"#,
            #"{"name":"a","version":"1","contributions":{"css":{}}}"#,
        ]
    )
    func frameworks(json: String) throws {
        try FileTree.with { tree in
            try tree.write(json, to: "web-types.json")
            var diagnostics = DiagnosticBag()
            let library = Ingestion.read([tree.path("web-types.json")], into: &diagnostics)
            #expect(library.components.isEmpty)
            let error = try #require(diagnostics.sorted.first { $0.id == .inputOtherFormat })
            #expect(error.severity == .error && error.message.contains("give the manifest or the declarations"))
        }
    }
}
