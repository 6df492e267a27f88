import Core
import Testing
import WebModel

@Suite("Manifests: mistakes of the tools that write them")
struct GeneratorBugTests {
    @Test("a broken event name that stands alone is read without what the tool added")
    func brokenAlone() throws {
        let fixture = ManifestFixture.component(#""events":[{"name":"x-change'"},{"name":"<{"},{"type":{"text":"E"}}]"#)
        #expect(try fixture.component().events.map(\.name) == ["x-change"])
        #expect(fixture.ids == [.manifestInvalidName, .manifestInvalidName, .manifestMissingName])
    }

    @Test(
        "the default slot has an empty name, whatever the tool calls it",
        arguments: [
            "", " ", "-", "()", "default", "(default)", "<default>", "[default]", "*(default)*", "_default_",
            "#default",
        ]
    )
    func defaultSlot(name: String) throws {
        let fixture = ManifestFixture.component(#""slots":[{"name":"\#(name)"},{"name":"icon"}]"#)
        #expect(try fixture.component().slots.map(\.name) == ["", "icon"])
    }

    @Test(
        "a slot whose name has the word or a sign among others keeps it",
        arguments: ["default-icon", "my-default", "<icon>", "-x"]
    )
    func otherSlot(name: String) throws {
        let fixture = ManifestFixture.component(#""slots":[{"name":"\#(name)"}]"#)
        #expect(try fixture.component().slots.map(\.name) == [name])
    }

    @Test("an item declared twice in one class counts once; that the two differ is reported with both places")
    func declaredTwice() throws {
        let json = #"""
            "cssParts":[{"name":"base","description":"One"},
                        {"name":"base","description":"Two"}, {"name":"icon"}, {"name":"icon"}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.component().cssParts.map(\.name) == ["base", "icon"])
        #expect(try fixture.component().cssParts.first?.description == "One")
        #expect(fixture.ids == [.manifestDuplicate])
        #expect(try fixture.diagnostic(.manifestDuplicate).location?.line == 2)
    }

    @Test("of two that a class declares, that which tells more is used, in whatever order they stand")
    func fullerDeclaration() throws {
        let entries = [
            #"{"kind":"field","name":"sx","type":{"text":"string"}}"#,
            #"{"kind":"field","name":"sx","type":{"text":"number"},"description":"Own styles"}"#,
            #"{"kind":"field","name":"sx","type":{"text":"boolean"},"default":"true","inheritedFrom":{"name":"A"}}"#,
        ]
        for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [0, 2, 1]] {
            let fixture = ManifestFixture.component(
                #""members":[\#(order.map { entries[$0] }.joined(separator: ","))]"#
            )
            #expect(try fixture.component().properties.map(\.description) == ["Own styles"])
            #expect(fixture.ids == [.manifestDuplicate])
        }
    }

    @Test("overloads of one class stay, an inherited method of the same name is overridden")
    func overloads() throws {
        let json = #"""
            "declarations":[{"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"Base"},"members":[
              {"kind":"method","name":"go","parameters":[{"name":"to","type":{"text":"number"}}]},
              {"kind":"method","name":"go","parameters":[{"name":"to","type":{"text":"string"}}]}]},
            {"kind":"class","name":"Base","members":[{"kind":"method","name":"go"}]}]
            """#
        let fixture = ManifestFixture(json)
        #expect(try fixture.component().methods.map { $0.parameters.map(\.typeText) } == [["number"], ["string"]])
    }

    @Test("lists and entries of the wrong shape are reported at their place, the rest is read")
    func wrongShapes() throws {
        let fixture = ManifestFixture.component(
            #""slots":{"name":"a"},"events":["x", {"name":"ok"}],"cssParts":null,"attributes":[17]"#
        )
        #expect(try fixture.component().events.map(\.name) == ["ok"])
        #expect(fixture.ids == [.manifestShape, .manifestShape, .manifestShape])
    }

    @Test("unknown fields are kept as they are, sorted; unknown kinds of declarations are named in a note")
    func unknownFields() throws {
        let json = #"""
            "declarations":[{"kind":"class","name":"X","tagName":"x-x","zebra":1.50,"animations":[{"name":"a"}]},
              {"kind":"hologram","name":"H"}], "future":true
            """#
        let fixture = ManifestFixture(json)
        #expect(try fixture.component().extensions.map(\.name) == ["animations", "zebra"])
        #expect(try fixture.component().extensions.map(\.json) == [#"[{"name":"a"}]"#, "1.50"])
        #expect(fixture.ids == [.manifestUnknownKind])
        #expect(fixture.diagnostics.first?.severity == .note)
    }

    @Test("a member of an unknown kind is kept with the component, and is no property")
    func unknownMember() throws {
        let fixture = ManifestFixture.component(#""members":[{"kind":"signal","name":"pulse"},{"name":"a"}]"#)
        #expect(try fixture.component().properties.map(\.name) == ["a"])
        #expect(try fixture.component().extensions.map(\.name) == ["members.pulse"])
    }

    @Test("schema versions: the known ones pass, an unknown or missing one is a warning and is read")
    func versions() throws {
        for known in ["1.0.0", "2.0.0", "2.1.0"] {
            #expect(ManifestFixture(("x.js", #""declarations":[]"#), version: known).ids == [.inputNothingFound])
        }
        let unknown = ManifestFixture(
            ("x.js", #""declarations":[{"kind":"class","name":"X","tagName":"x-x"}]"#),
            version: "3.0.0"
        )
        #expect(unknown.ids == [.manifestVersion])
        #expect(unknown.library.components.count == 1)
        #expect(ManifestFixture(manifest: #"{"modules":[]}"#).ids.contains(.manifestVersion))
    }

    @Test("a property and an accessor are fields by another name")
    func fieldKinds() throws {
        let fixture = ManifestFixture.component(
            #""members":[{"kind":"accessor","name":"a","readonly":true},{"kind":"property","name":"b","attribute":"b"}]"#
        )
        #expect(try fixture.component().properties.map(\.name) == ["a", "b"])
        #expect(try fixture.property("a").isReadonly)
        #expect(try fixture.component().extensions.isEmpty)
    }

    @Test("a public member without a name is reported at its place and left out")
    func namelessMembers() throws {
        let json = #"""
            "members":[{"kind":"field","name":"a"},
              {"kind":"field"}, {"kind":"method","name":""}, {"kind":"field","name":5},
              {"kind":"field","privacy":"private"}, {"kind":"method","static":true}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.component().properties.map(\.name) == ["a"])
        #expect(fixture.ids == [.manifestMissingName, .manifestMissingName, .manifestMissingName])
        #expect(fixture.diagnostics.map { $0.location?.line } == [2, 2, 2])
    }

    @Test(
        "the quotes of an event's name are a copy of the code, and are told",
        arguments: ["'x-change'", #"\"x-change\""#, "`x-change`", "'x-change"]
    )
    func quotedEvent(spelling: String) throws {
        let fixture = ManifestFixture.component(#""events":[{"name":"\#(spelling)"}]"#)
        #expect(try fixture.component().events.map(\.name) == ["x-change"])
        #expect(fixture.ids == [.manifestInvalidName])
    }

    @Test("of an event in quotes and one without, there is one")
    func quotedEventTwice() throws {
        let fixture = ManifestFixture.component(#""events":[{"name":"'change'"},{"name":"change"},{"name":"''"}]"#)
        #expect(try fixture.component().events.map(\.name) == ["change"])
    }
}
