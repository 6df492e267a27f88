import Core
import Ingest
import Testing
import WebModel

@Suite("VS Code's HTML custom data")
struct CustomDataTests {
    private static func read(_ tags: String, beside: String = "", path: String = "html-data.json") -> ManifestFixture {
        let text = #"{"version":1.1,"tags":[\#(tags)]\#(beside)}"#
        return ManifestFixture(texts: (path, text))
    }

    @Test(
        "an attribute is a property of its name, with its values as a closed set",
        arguments: ["a.json", "custom-elements.json"]
    )
    func attributes(path: String) throws {
        let fixture = Self.read(
            #"""
            {"name":"x-x","description":"Words.","attributes":[{"name":"icon-side","description":{"kind":"markdown",
            "value":"Which *side*."},"values":[{"name":"left"},{"name":"right"}]},{"name":"open","values":[]}]}
            """#,
            path: path
        )
        let component = try fixture.component()
        #expect(component.description == "Words.")
        #expect(component.properties.map(\.attribute) == ["icon-side", "open"])
        #expect(component.properties[0].type?.shape == .enumeration(["left", "right"]))
        #expect(component.properties[0].description == "Which *side*." && component.properties[0].extensions == [])
        // Nothing is known of the other one, and nothing is guessed.
        #expect(component.properties[1].type == nil)
        #expect(fixture.ids == [])
    }

    @Test("a set of values is looked up; the set “v” is VS Code's own, for attributes that need no value")
    func sets() throws {
        let fixture = Self.read(
            #"""
            {"name":"x-x","attributes":[{"name":"size","valueSet":"sizes"},{"name":"open","valueSet":"v"},
            {"name":"gone","valueSet":"gone"}]}
            """#,
            beside: #","valueSets":[{"name":"sizes","values":[{"name":"s"},{"name":"m"}]}]"#
        )
        #expect(try fixture.property("size").type?.shape == .enumeration(["s", "m"]))
        #expect(try fixture.property("open").type == WebType(.keyword(.boolean)))
        #expect(try fixture.property("gone").type == nil)
        #expect(fixture.ids == [.listingName])
    }

    @Test("references are kept, an empty list says nothing, and what all elements have is told and not read")
    func rest() throws {
        let fixture = Self.read(
            #"""
            {"name":"x-x","references":[{"name":"Docs","url":"https://x.example"}]},{"name":"x-y","references":[]}
            """#,
            beside: #","globalAttributes":[{"name":"id"}]"#
        )
        #expect(try fixture.component().extensions.map(\.name) == ["references"])
        #expect(try fixture.component("x-y").extensions.isEmpty)
        #expect(fixture.diagnostics.map(\.severity) == [.note])
    }

    @Test(
        "beside a manifest it adds values and words; an attribute that the manifest lacks is told, a property that it lacks is not"
    )
    func besideManifest() throws {
        let manifest = """
            {"schemaVersion":"1.0.0","modules":[{"path":"x.js","declarations":[{"kind":"class","name":"X","tagName":"x-x",
            "members":[{"kind":"field","name":"iconSide","attribute":"icon-side","type":{"text":"string"}},
            {"kind":"field","name":"inCode","type":{"text":"number"}}]}]}]}
            """
        let data = #"""
            {"version":1.1,"tags":[{"name":"x-x","attributes":[{"name":"icon-side","description":"Words.",
            "values":[{"name":"left"},{"name":"right"}]},{"name":"more"}]}]}
            """#
        let fixture = ManifestFixture(texts: ("m.json", manifest), ("d.json", data))
        let side = try fixture.property("iconSide")
        #expect(side.type?.shape == .enumeration(["left", "right"]) && side.description == "Words.")
        #expect(try fixture.component().properties.map(\.name) == ["iconSide", "inCode", "more"])
        #expect(fixture.ids == [.mergeUnconfirmed])
    }
}
