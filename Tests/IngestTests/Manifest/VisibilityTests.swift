import Core
import Testing
import WebModel

@Suite("Manifests: what is public")
struct VisibilityTests {
    @Test("private, protected and static members, _ and # names are no API")
    func hidden() throws {
        let json = #"""
            "members":[
              {"kind":"field","name":"a","privacy":"private"}, {"kind":"field","name":"b","privacy":"protected"},
              {"kind":"field","name":"c","static":true}, {"kind":"field","name":"_d"}, {"kind":"field","name":"#e"},
              {"kind":"field","name":"f","privacy":"public"}, {"kind":"field","name":"g","static":false},
              {"kind":"method","name":"h","privacy":"private"}, {"kind":"method","name":"_i"},
              {"kind":"method","name":"j","static":true}, {"kind":"method","name":"k"}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.component().properties.map(\.name) == ["f", "g"])
        #expect(try fixture.component().methods.map(\.name) == ["k"])
    }

    @Test("lifecycle callbacks of the platform and of base libraries are no API")
    func lifecycle() throws {
        let names = [
            "constructor", "connectedCallback", "disconnectedCallback", "attributeChangedCallback", "adoptedCallback",
            "formAssociatedCallback", "formDisabledCallback", "formResetCallback", "formStateRestoreCallback", "render",
            "updated", "firstUpdated", "willUpdate", "shouldUpdate", "requestUpdate", "createRenderRoot",
            "onBeforeRendering", "componentDidLoad",
        ]
        let members = (names + ["show", "toString"]).map { #"{"kind":"method","name":"\#($0)"}"# }
        let fixture = ManifestFixture.component(#""members":[\#(members.joined(separator: ","))]"#)
        #expect(try fixture.component().methods.map(\.name) == ["show", "toString"])
    }

    @Test("events, slots and CSS items that a tool marks as private or protected are no API")
    func markedItems() throws {
        let json = #"""
            "events":[{"name":"a","_ui5privacy":"protected"},{"name":"b","_ui5privacy":"public"},{"name":"c"}],
            "slots":[{"name":"d","privacy":"private"},{"name":"e"}],
            "cssParts":[{"name":"f","privacy":"private"},{"name":"g"}]
            """#
        let fixture = ManifestFixture.component(json)
        let component = try fixture.component()
        #expect(component.events.map(\.name) == ["b", "c"])
        #expect(component.slots.map(\.name) == ["e"])
        #expect(component.cssParts.map(\.name) == ["g"])
    }

    @Test("privacy counts in any case of its letters, and a flag may be a text")
    func spellings() throws {
        let json = #"""
            "members":[{"kind":"field","name":"a","privacy":"Private"}, {"kind":"field","name":"b","privacy":"PROTECTED"},
              {"kind":"field","name":"c","static":"true"}, {"kind":"field","name":"d","privacy":"Public"},
              {"kind":"field","name":"e","static":"false"}],
            "events":[{"name":"f","privacy":"Private"}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.component().properties.map(\.name) == ["d", "e"])
        #expect(try fixture.component().events.isEmpty)
    }

    @Test("a static member does not stand in the way of an instance's member of the same name")
    func staticBesideInstance() throws {
        let json = #"""
            "members":[
              {"kind":"field","name":"icons","static":true,"type":{"text":"Map"}},
              {"kind":"field","name":"icons","type":{"text":"string"}},
              {"kind":"method","name":"of","static":true}, {"kind":"method","name":"of"}],
            "attributes":[{"name":"icons"}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.property("icons").typeText == "string")
        #expect(try fixture.component().properties.map(\.attribute) == ["icons"])
        #expect(try fixture.component().methods.map(\.name) == ["of"])
        #expect(fixture.ids.isEmpty)
    }

    @Test("a field with _ that an attribute sets is API, unless it is private or has a public face")
    func underscoreWithAttribute() throws {
        let json = #"""
            "members":[
              {"kind":"field","name":"_open","attribute":"open","type":{"text":"boolean"}},
              {"kind":"field","name":"_shut","attribute":"shut","privacy":"private"},
              {"kind":"field","name":"_none"}, {"kind":"field","name":"__own","attribute":"own"},
              {"kind":"field","name":"value"}, {"kind":"field","name":"_value","attribute":"value"},
              {"kind":"field","name":"size","attribute":"width"}, {"kind":"field","name":"_size","attribute":"w"}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.component().properties.map(\.name) == ["_open", "value", "size"])
        #expect(try fixture.property("_open").attribute == "open")
        #expect(try fixture.property("_open").typeText == "boolean")
    }
}
