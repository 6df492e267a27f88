import Core
import Testing
import WebModel

@Suite("Manifests: superclasses and mixins")
struct InheritanceTests {
    @Test(
        "what a component says of its value is said, whatever what it inherits from says: in a class, in a mixin, beside it",
        arguments: [
            // In a superclass, and with an attribute there.
            #"{"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"Base"},"members":[OWN]}, "#
                + #"{"kind":"class","name":"Base","members":[INHERITED],"attributes":[ATTRIBUTE]}"#,
            #"{"kind":"class","name":"X","tagName":"x-x","mixins":[{"name":"Base"}],"members":[OWN]}, "#
                + #"{"kind":"mixin","name":"Base","members":[INHERITED],"attributes":[ATTRIBUTE]}"#,
            // As tools flatten it, before and behind.
            #"{"kind":"class","name":"X","tagName":"x-x","members":[OWN, FLAT],"attributes":[ATTRIBUTE]}"#,
            #"{"kind":"class","name":"X","tagName":"x-x","members":[FLAT, OWN],"attributes":[ATTRIBUTE]}"#,
        ]
    )
    func ownValue(declarations: String) throws {
        let inherited = #"{"kind":"field","name":"value","default":"''","type":{"text":"string | File | FormData"}"#
        let text = declarations.replacing("INHERITED", with: inherited + "}")
            .replacing("FLAT", with: inherited + #","inheritedFrom":{"name":"Base"}}"#)
            .replacing(
                "ATTRIBUTE",
                with: #"{"name":"value","fieldName":"value","type":{"text":"string | File | FormData"},"#
                    + #""inheritedFrom":{"name":"Base"}}"#
            )
            .replacing("OWN", with: #"{"kind":"field","name":"value","default":"5","type":{"text":"number"}}"#)
        let fixture = ManifestFixture(("x.js", "\"declarations\":[\(text)]"))
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["value"])
        #expect(component.properties.first?.type?.description == "number")
        #expect(component.properties.first?.defaultValue == "5")
        #expect(component.properties.first?.attribute == "value")
    }

    @Test("a diamond of mixins is no circle")
    func diamond() throws {
        let json = #"""
            "declarations":[
              {"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"B"},"mixins":[{"name":"A"}]},
              {"kind":"mixin","name":"A","mixins":[{"name":"Root"}],"slots":[{"name":"a"}]},
              {"kind":"class","name":"B","mixins":[{"name":"Root"}],"slots":[{"name":"b"}]},
              {"kind":"mixin","name":"Root","slots":[{"name":"root"}]}]
            """#
        let fixture = ManifestFixture(json)
        #expect(try fixture.component().slots.map(\.name) == ["a", "root", "b"])
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("a superclass is found in another manifest that is read together with this one; origins have their module")
    func acrossManifests() throws {
        func manifest(_ path: String, _ declaration: String) -> String {
            #"{"schemaVersion":"1.0.0","modules":[{"path":"\#(path)","declarations":[{"kind":"class",\#(declaration)}]}]}"#
        }
        let component = #"""
            "name":"X","tagName":"x-x","superclass":{"name":"Base","package":"other"},
            "members":[{"kind":"field","name":"told","inheritedFrom":{"name":"Root","module":"root.js"}}]
            """#
        let base = #""name":"Base","members":[{"kind":"field","name":"icon"}]"#
        let fixture = ManifestFixture(
            texts: ("a.json", manifest("x.js", component)),
            ("b.json", manifest("base.js", base))
        )
        let origins = [Origin(name: "Root", module: "root.js"), Origin(name: "Base", module: "base.js")]
        #expect(try fixture.component().properties.map(\.name) == ["told", "icon"])
        #expect(try fixture.component().properties.map(\.inheritedFrom) == origins)
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("a class that extends one of its own name of another package is no circle")
    func sameNameOfAnotherPackage() throws {
        let json = #"""
            "declarations":[{"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"X","package":"@other/x"},
              "members":[{"kind":"field","name":"a"}]}]
            """#
        let fixture = ManifestFixture(json)
        #expect(try fixture.component().properties.map(\.name) == ["a"])
        #expect(fixture.ids == [.manifestMissingModule])
    }

    @Test("a module's path means the same with the separators of Windows")
    func windowsPaths() throws {
        let fixture = ManifestFixture(
            (
                #"src\\x.js"#,
                #"""
                "declarations":[{"kind":"class","name":"X","tagName":"x-x",
                  "superclass":{"name":"Base","module":"/src/base/base.js"}}]
                """#
            ),
            (
                #".\\src\\base\\base.ts"#,
                #""declarations":[{"kind":"class","name":"Base","members":[{"kind":"field","name":"a"}]}]"#
            ),
            (
                "src/other/base.js",
                #""declarations":[{"kind":"class","name":"Base","members":[{"kind":"field","name":"b"}]}]"#
            )
        )
        #expect(try fixture.component().properties.map(\.name) == ["a"])
        #expect(fixture.ids.isEmpty)
    }

    @Test("a mixin that is declared as a function only is said to be declared as no class or mixin")
    func functionMixin() throws {
        let json = #"""
            "declarations":[{"kind":"function","name":"Mix"},
              {"kind":"class","name":"X","tagName":"x-x","mixins":[{"name":"Mix","module":"x.js"}]}]
            """#
        let fixture = ManifestFixture(json)
        let diagnostic = try fixture.diagnostic(.manifestMissingModule)
        #expect(diagnostic.message.hasPrefix("no manifest declares Mix (module x) as a class or mixin; what one class"))
    }
}
