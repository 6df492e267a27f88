import Core
import Ingest
import Testing
import WebModel

@Suite("Polymer's analysis.json")
struct PolymerAnalysisTests {
    private static func read(_ root: String) -> ManifestFixture {
        let text = #"{"schema_version":"1.0.0",\#(root)}"#
        return ManifestFixture(texts: ("analysis.json", text))
    }

    private static func element(_ json: String) -> ManifestFixture {
        read(#""elements":[{"tagname":"x-x","name":"XX",\#(json)}]"#)
    }

    @Test("a property has its attribute, type, default and flags; where it comes from is kept, places in code are not")
    func properties() throws {
        let json = #"""
            "description":"","summary":"Short.","path":"x.html","properties":[
            {"name":"helpText","type":"(string | null | undefined)","description":"Words.","privacy":"public",
            "metadata":{"polymer":{"readOnly":true}},"defaultValue":"\"a\"","inheritedFrom":"X.Behavior",
            "sourceRange":{"file":"x.html","start":{"line":1,"column":0},"end":{"line":2,"column":0}}},
            {"name":"maker","type":"?Function","privacy":"public","metadata":{"polymer":{}}},
            {"name":"_own","type":"Object","privacy":"protected"},{"name":"hidden","type":"Object","privacy":"private"}],
            "attributes":[{"name":"help-text","type":"string | null"}]
            """#
        let component = try Self.element(json).component()
        #expect(component.className == "XX" && component.summary == "Short." && component.description == nil)
        #expect(component.properties.map(\.name) == ["helpText", "maker"])
        let help = component.properties[0]
        #expect(help.attribute == "help-text" && help.isReadonly && help.defaultValue == "\"a\"")
        #expect(help.type == WebType(.keyword(.string), isOptional: true))
        #expect(help.inheritedFrom == Origin(name: "X.Behavior"))
        #expect(help.extensions.map(\.name) == ["metadata"])
        #expect(component.properties[1].type?.isOptional == true)
    }

    @Test("events with what they carry, slots, custom properties and methods; what Polymer itself gives is no API")
    func items() throws {
        let json = #"""
            "events":[{"name":"opened-changed","type":"CustomEvent","description":"It changed."},
            {"name":"picked","type":"CustomEvent","detail":{"properties":[{"name":"index","type":"number"}]}}],
            "slots":[{"name":"","description":""},{"name":"icon","description":"The icon","range":{"file":"x"}}],
            "styling":{"cssVariables":[{"name":"--gap","type":"length","description":"Space"}],"selectors":[]},
            "methods":[{"name":"show","privacy":"public","params":[{"name":"now","type":"boolean"}],
            "return":{"type":"string","desc":"The text."}},{"name":"ready","privacy":"public"},
            {"name":"notifyPath","inheritedFrom":"Polymer.PropertyEffects"},{"name":"_a","privacy":"protected"}],
            "staticMethods":[{"name":"make","privacy":"public"}]
            """#
        let component = try Self.element(json).component()
        #expect(component.events.map(\.name) == ["opened-changed", "picked"])
        #expect(component.events[1].typeText?.contains("index") == true)
        #expect(component.slots.map(\.name) == ["", "icon"] && component.slots[1].extensions == [])
        #expect(component.cssProperties.map(\.syntax) == ["length"])
        #expect(component.methods.map(\.name) == ["show", "make"])
        #expect(component.methods.map(\.isStatic) == [false, true])
        #expect(component.methods[0].returnsText == "string" && component.methods[0].returnsDescription == "The text.")
    }

    @Test("elements in namespaces are read as well; a class without a tag is told")
    func namespaces() {
        let json = #"""
            "namespaces":[{"name":"N","elements":[{"tagname":"x-a"},{"name":"N.Base"}],
            "namespaces":[{"name":"N.M","elements":[{"tagname":"x-b"}]}]}],"elements":[{"tagname":"x-c"}]
            """#
        let fixture = Self.read(json)
        #expect(fixture.library.components.map(\.tag) == ["x-a", "x-b", "x-c"])
        #expect(fixture.ids == [.listingNotRead])
    }
}
