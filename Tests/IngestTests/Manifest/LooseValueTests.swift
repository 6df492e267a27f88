import Core
import Testing
import WebModel

@Suite("Manifests: values of another shape than the schema's")
struct LooseValueTests {
    @Test("a type may be a bare text where its object belongs: of a field, an attribute, an event, a method")
    func bareTypes() throws {
        let json = #"""
            "members":[{"kind":"field","name":"size","type":"'s' | 'm'"},
              {"kind":"method","name":"go","parameters":[{"name":"to","type":"number"}],"return":{"type":"void"}},
              {"kind":"method","name":"stop","return":"boolean"}],
            "attributes":[{"name":"label","type":"string"}],
            "events":[{"name":"pick","type":"CustomEvent<string>"}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.property("size").type?.shape == .enumeration(["s", "m"]))
        #expect(try fixture.property("size").typeText == "'s' | 'm'")
        #expect(try fixture.property("label").type?.shape == .keyword(.string))
        let component = try fixture.component()
        #expect(component.events.map(\.typeText) == ["CustomEvent<string>"])
        #expect(component.methods.map { $0.parameters.map(\.typeText) } == [["number"], []])
        #expect(component.methods.map(\.returnsText) == ["void", "boolean"])
    }

    @Test("a default may be the value itself: a number, a flag, a list, an object; null is none")
    func bareDefaults() throws {
        let json = #"""
            "members":[{"kind":"field","name":"a","default":1.50,"type":{"text":"number"}},
              {"kind":"field","name":"b","default":false}, {"kind":"field","name":"c","default":[1, 2]},
              {"kind":"field","name":"d","default":{"x": 1}}, {"kind":"field","name":"e","default":null},
              {"kind":"method","name":"go","parameters":[{"name":"to","default":3}]}],
            "attributes":[{"name":"f","default":5}, {"name":"e","default":7}],
            "cssProperties":[{"name":"--g","default":0}],
            "intl":[{"name":"h","default":1}]
            """#
        let fixture = ManifestFixture.component(json)
        let component = try fixture.component()
        #expect(component.properties.map(\.defaultValue) == ["1.50", "false", "[1,2]", #"{"x":1}"#, "7", "5"])
        #expect(component.methods.first?.parameters.first?.defaultValue == "3")
        #expect(component.cssProperties.first?.defaultValue == "0")
        #expect(component.intl.first?.defaultValue == "1")
        #expect(fixture.ids.isEmpty)
    }

    @Test("what can't be read as text is kept as it is")
    func misshapenTexts() throws {
        let json = #"""
            "summary":5,
            "members":[
              {"kind":"field","name":"a","description":{"value":"x"},"attribute":true,"type":["string"]},
              {"kind":"field","name":"b","deprecated":{"message":"use a"}},
              {"kind":"field","name":"c","deprecated":{},"attribute":false,"description":"fine","type":{"text":"string"}}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.component().extensions.map(\.json) == ["5"])
        #expect(try fixture.property("a").facts.extensions.map(\.name) == ["attribute", "description", "type"])
        #expect(try fixture.property("b").facts.deprecated == .flagged)
        #expect(try fixture.property("b").facts.extensions.map(\.json) == [#"{"message":"use a"}"#])
        #expect(try fixture.property("c").facts.deprecated == .flagged)
        #expect(try fixture.property("c").facts.extensions.isEmpty)
    }
}
