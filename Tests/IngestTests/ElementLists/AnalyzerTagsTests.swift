import Core
import Ingest
import Testing
import WebModel

@Suite("The tags of the older web-component-analyzer")
struct AnalyzerTagsTests {
    /// One tag with this inside, and what stands beside the tags.
    private static func read(_ tag: String, beside: String = "") -> ManifestFixture {
        let text = #"{"version":"experimental","tags":[{"name":"x-x",\#(tag)}]\#(beside)}"#
        return ManifestFixture(texts: ("custom-elements.json", text))
    }

    @Test(
        "a property and its attribute are one: by what the property says, by name, and by name without case and hyphens"
    )
    func join() throws {
        let json = #"""
            "properties":[{"name":"a","attribute":"b"},{"name":"helpText","type":"string"},{"name":"c","type":"number"},
            {"name":"d","attribute":"data-d"},{"name":"onlyCode"}],
            "attributes":[{"name":"b","type":"boolean"},{"name":"help-text","default":"\"?\""},{"name":"c"},{"name":"alone"},
            {"name":"d"}]
            """#
        let component = try Self.read(json).component()
        #expect(component.properties.map(\.name) == ["a", "helpText", "c", "d", "onlyCode", "alone", "d"])
        #expect(component.properties.map(\.attribute) == ["b", "help-text", "c", "data-d", nil, "alone", "d"])
        #expect(component.properties[0].type == WebType(.keyword(.boolean)))
        #expect(component.properties[1].defaultValue == "\"?\"")
    }

    @Test("defaults are code; one that its type does not allow is told once, at its property")
    func defaults() throws {
        let json = #"""
            "properties":[{"name":"a","attribute":"a","type":"\"s\"|\"m\"","default":"\"s\""},
            {"name":"b","attribute":"b","type":"number","default":"\"s\""}],
            "attributes":[{"name":"a","default":"\"s\""},{"name":"b","type":"number","default":"\"s\""}]
            """#
        let fixture = Self.read(json)
        #expect(try fixture.property("a").defaultValue == "\"s\"")
        #expect(try fixture.property("a").type?.shape == .enumeration(["s", "m"]))
        #expect(fixture.ids == [.manifestDefaultMismatch])
        #expect(try fixture.diagnostic(.manifestDefaultMismatch).location == fixture.property("b").source)
    }

    @Test("events, slots, methods, CSS parts and properties, deprecation with its reason, and what nobody reads")
    func items() throws {
        let json = #"""
            "description":"Words.","deprecated":true,"deprecatedMessage":"Use y-y.","path":"./x.js",
            "events":[{"name":"opened","type":"CustomEvent<string>","description":"It opens."}],
            "slots":[{"name":""},{"name":"icon","description":"The icon"}],
            "methods":[{"name":"show","type":"(now?: boolean) => void"},{"name":"hide","params":[{"name":"a","type":"string"}]},
            {"name":"connectedCallback"},{"name":"_own"}],
            "cssParts":[{"name":"base"}],"cssProperties":[{"name":"--gap","default":"\"2px\"","type":"<length>"}],
            "properties":[{"name":"a","deprecated":true},{"name":"_b"},{"name":"_c","attribute":"c"}]
            """#
        let component = try Self.read(json).component()
        #expect(component.description == "Words." && component.deprecated == .reason("Use y-y."))
        #expect(component.extensions.map(\.name) == ["path"])
        #expect(component.events.map(\.typeText) == ["CustomEvent<string>"])
        #expect(component.slots.map(\.name) == ["", "icon"] && component.slots[1].description == "The icon")
        #expect(component.methods.map(\.name) == ["show", "hide"])
        #expect(component.methods[0].parameters.map(\.isOptional) == [true])
        #expect(component.methods[1].parameters.map(\.typeText) == ["string"])
        #expect(component.cssParts.map(\.name) == ["base"])
        #expect(component.cssProperties.map(\.defaultValue) == ["\"2px\""])
        #expect(component.properties.map(\.name) == ["a", "_c"])
        #expect(component.properties[0].deprecated == .flagged)
    }

    @Test("that an attribute is text is no contradiction, that it is of another type is one")
    func conflicts() throws {
        let json = #"""
            "properties":[{"name":"a","type":"number"},{"name":"b","type":"number"},{"name":"c","type":"number"}],
            "attributes":[{"name":"a","type":"string"},{"name":"b","type":"\"15\"|\"30\""},{"name":"c","type":"boolean"}]
            """#
        let fixture = Self.read(json)
        #expect(fixture.ids == [.listingConflict])
        #expect(try fixture.diagnostic(.listingConflict).location == fixture.property("c").source)
        #expect(try fixture.component().properties.allSatisfy { $0.type == WebType(.keyword(.number)) })
    }

    @Test("a file is the analyzer's by its version or by what its tags have, and VS Code's else")
    func recognition() {
        func name(_ json: String) -> String? {
            let file = SourceFile(path: SourcePath("custom-elements.json"), text: json)
            let library = ManifestFixture(files: [file])
            return library.library.components.first.map { $0.properties.first?.type == nil ? "untyped" : "typed" }
        }
        // Only the analyzer's attributes have a type of their own.
        let typed = #"[{"name":"x-x","attributes":[{"name":"a","type":"boolean"}]}]"#
        #expect(name(#"{"version":"experimental","tags":\#(typed)}"#) == "typed")
        #expect(name(#"{"version":1.1,"tags":\#(typed)}"#) == "typed")
        #expect(name(#"{"version":"1.1","tags":[{"name":"x-x","attributes":[{"name":"a"}]}]}"#) == "untyped")
    }

    @Test("what is no element, has no name or another form is told at its place, and the rest is read")
    func broken() throws {
        let text = #"""
            {"version":"experimental","tags":[{"name":"button"},7,{"name":"x-x","properties":[{"type":"string"},"a",
            {"name":"a","type":"string"},{"name":"a","type":"number"}],"events":{},"slots":null,
            "attributes":[{"name":"a","type":"("}]},{"name":"x-y"}],"global":{"attributes":[{"name":"id"}]}}
            """#
        let fixture = ManifestFixture(texts: ("a.json", text))
        #expect(fixture.library.components.map(\.tag) == ["x-x", "x-y"])
        #expect(try fixture.property("a").typeText == "string")
        #expect(fixture.ids.filter { $0 == .listingName }.count == 2)
        #expect(fixture.ids.filter { $0 == .listingShape }.count == 4)
        #expect(fixture.ids.contains(.typeSyntax) && fixture.ids.contains(.listingNotRead))
        #expect(fixture.diagnostics.allSatisfy { $0.severity != .error && $0.location != nil })
    }
}
