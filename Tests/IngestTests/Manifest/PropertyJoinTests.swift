import Core
import Testing
import WebModel

@Suite("Manifests: attributes and fields")
struct PropertyJoinTests {
    @Test("facts come from the field and the attribute: what only one of them tells is there")
    func facts() throws {
        let json = #"""
            "members":[{"kind":"field","name":"value","reflects":true,"description":"The value.",
                        "extra":{"a":[1, 2]}}],
            "attributes":[{"name":"value","fieldName":"value","default":"''","type":{"text":"string"},"readonly":true,
                           "required":{"tag":"required"},"deprecated":"use text instead"}]
            """#
        let fixture = ManifestFixture.component(json)
        let property = try fixture.property("value")
        #expect(property.reflects && property.isReadonly && property.isRequired)
        #expect(property.defaultValue == "''")
        #expect(property.typeText == "string")
        #expect(property.description == "The value.")
        #expect(property.deprecated == .reason("use text instead"))
        #expect(property.extensions.map(\.name) == ["extra"])
        #expect(property.extensions.map(\.json) == [#"{"a":[1,2]}"#])
    }

    @Test(
        "deprecation is a flag or a text",
        arguments: [
            ("true", Deprecation.flagged), ("\"\"", .flagged), ("\"true\"", .flagged), ("\"use y\"", .reason("use y")),
            ("false", nil), ("\"false\"", nil), ("null", nil),
        ]
    )
    func deprecation(json: String, expected: Deprecation?) throws {
        let fixture = ManifestFixture.component(
            #""members":[{"kind":"field","name":"a","deprecated":\#(json)}],"deprecated":\#(json)"#
        )
        #expect(try fixture.property("a").deprecated == expected)
        #expect(try fixture.component().deprecated == expected)
    }

    @Test("defaults that differ are reported with both places; undefined gives way to a value")
    func defaults() throws {
        let json = #"""
            "members":[{"kind":"field","name":"size","default":"'icon'"},
              {"kind":"field","name":"start","default":"undefined"},
              {"kind":"field","name":"tone","default":"\"a\""}],
            "attributes":[
              {"name":"size","default":"'md'"},
              {"name":"start","default":"0"}, {"name":"tone","default":"'a'"}]
            """#
        let fixture = ManifestFixture.component(json)
        #expect(try fixture.component().properties.map(\.defaultValue) == ["'icon'", "0", "\"a\""])
        #expect(fixture.ids == [.manifestConflict])
        let diagnostic = try fixture.diagnostic(.manifestConflict)
        #expect(diagnostic.location?.line == 1)
        #expect(diagnostic.notes.first?.location?.line == 5)
    }

    @Test(
        "a default that its type does not allow is reported, and only such a one",
        arguments: [
            ("'x' | 'y'", "'z'", true), ("'x' | 'y'", "'x'", false), ("'x' | 'y'", "''", false),
            ("boolean", "'true'", true), ("boolean", "false", false), ("number", "'250'", true),
            ("number", "250", false), ("number | undefined", "undefined", false), ("string", "12", true),
            ("string", "`a`", false), ("string[]", "'a'", true), ("string[]", "[]", false),
            ("'a' | number", "3", false), ("'a' | number", "'b'", true), ("Date", "'x'", false),
            ("boolean", "isServer()", false), ("number", "Infinity", false),
        ]
    )
    func defaultAgainstType(type: String, value: String, isReported: Bool) {
        let fixture = ManifestFixture.component(
            #""members":[{"kind":"field","name":"a","type":{"text":"\#(type)"},"default":"\#(value)"}]"#
        )
        #expect((fixture.ids == [.manifestDefaultMismatch]) == isReported, "\(fixture.diagnostics)")
    }

    @Test("an empty attribute name is no name: it joins nothing, and the field that the attribute names stays")
    func emptyAttributeNames() throws {
        let json = #"""
            "members":[{"kind":"field","name":"a","attribute":""}, {"kind":"field","name":"b"}],
            "attributes":[{"name":"","fieldName":"b"}, {"name":"","fieldName":"c"}]
            """#
        let fixture = ManifestFixture.component(json)
        let properties = try fixture.component().properties
        #expect(properties.map(\.name) == ["a", "b", "c"])
        #expect(properties.map(\.attribute) == [nil, nil, nil])
    }

    @Test("the surest sign counts, in whatever order attributes are listed: a told field before a like spelling")
    func surestSign() throws {
        let attributes = [#"{"name":"max-length"}"#, #"{"name":"maxlength","fieldName":"maxLength"}"#]
        for list in [attributes, attributes.reversed()] {
            let json = #"""
                "members":[{"kind":"field","name":"maxLength","type":{"text":"number"}}],
                "attributes":[\#(list.joined(separator: ","))]
                """#
            let fixture = ManifestFixture.component(json)
            #expect(try fixture.property("maxLength").attribute == "maxlength")
            #expect(try fixture.component().properties.map(\.name) == ["maxLength", "max-length"])
        }
    }

    @Test("two attributes of one field: the one that the field tells is its own, the other one stands alone")
    func twoAttributesOfOneField() throws {
        let json = #"""
            "members":[{"kind":"field","name":"open","attribute":"open","type":{"text":"boolean"}}],
            "attributes":[{"name":"is-open","fieldName":"open"}, {"name":"open","fieldName":"open"},
                          {"name":"one","fieldName":"unlisted"}, {"name":"two","fieldName":"unlisted"}]
            """#
        let fixture = ManifestFixture.component(json)
        let properties = try fixture.component().properties
        #expect(properties.map(\.name) == ["open", "is-open", "unlisted", "two"])
        #expect(properties.map(\.attribute) == ["open", "is-open", "one", "two"])
        #expect(properties[1].facts.extensions.map(\.json) == [#""open""#])
        #expect(properties[3].facts.extensions.map(\.json) == [#""unlisted""#])
    }

    @Test("an attribute of a private field belongs to the public field of its own name, not to one of like spelling")
    func publicFaceOfAPrivateField() throws {
        let json = #"""
            "members":[{"kind":"field","name":"_open","privacy":"private"}, {"kind":"field","name":"open"},
                       {"kind":"field","name":"_tabIndex","privacy":"private"}, {"kind":"field","name":"tabIndex"}],
            "attributes":[{"name":"open","fieldName":"_open"}, {"name":"tab-index","fieldName":"_tabIndex"}]
            """#
        let fixture = ManifestFixture.component(json)
        let properties = try fixture.component().properties
        #expect(properties.map(\.name) == ["open", "tabIndex", "tab-index"])
        #expect(properties.map(\.attribute) == ["open", nil, "tab-index"])
    }

    @Test("an attribute that is listed with its field and without is one attribute, in one class and by inheritance")
    func toldWithAndWithoutField() throws {
        let json = #"""
            "declarations":[{"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"Base"},
              "members":[{"kind":"field","name":"icon"}],
              "attributes":[{"name":"icon"}, {"name":"icon","fieldName":"icon"}, {"name":"size","description":"Own."}]},
            {"kind":"class","name":"Base","members":[{"kind":"field","name":"size","attribute":"size"}],
              "attributes":[{"name":"size","fieldName":"size","description":"Base."}]}]
            """#
        let fixture = ManifestFixture(json)
        let properties = try fixture.component().properties
        #expect(properties.map(\.name) == ["icon", "size"])
        #expect(properties.map(\.attribute) == ["icon", "size"])
        #expect(properties[1].facts.description == "Own.")
    }
}
