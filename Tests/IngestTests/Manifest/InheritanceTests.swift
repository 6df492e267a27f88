import Core
import Testing
import WebModel

@Suite("Manifests: superclasses and mixins")
struct InheritanceTests {
    @Test("items of a superclass and a mixin in other modules are there, with where they come from")
    func flattening() throws {
        let fixture = ManifestFixture(
            (
                "x.js",
                #"""
                "declarations":[{"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"Base","module":"/base.js"},
                  "mixins":[{"name":"Sized","module":"sized.js"}],
                  "members":[{"kind":"field","name":"own","type":{"text":"string"}}]}]
                """#
            ),
            (
                "base.ts",
                #"""
                "declarations":[{"kind":"class","name":"Base",
                  "members":[{"kind":"field","name":"disabled","type":{"text":"boolean"},"attribute":"disabled"},
                             {"kind":"method","name":"focus"}],
                  "attributes":[{"name":"disabled","fieldName":"disabled"}],
                  "events":[{"name":"x-change"}], "slots":[{"name":""}], "cssParts":[{"name":"base"}],
                  "cssProperties":[{"name":"--gap"}], "cssStates":[{"name":"busy"}]}]
                """#
            ),
            (
                "sized.js",
                #""declarations":[{"kind":"mixin","name":"Sized","members":[{"kind":"field","name":"size"}]}]"#
            )
        )
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["own", "size", "disabled"])
        #expect(
            component.properties.map(\.inheritedFrom) == [
                nil, Origin(name: "Sized", module: "sized.js"), Origin(name: "Base", module: "base.ts"),
            ]
        )
        #expect(component.methods.map(\.name) == ["focus"])
        #expect(component.events.map(\.name) == ["x-change"])
        #expect(component.slots.map(\.name) == [""])
        #expect(component.cssParts.map(\.name) == ["base"])
        #expect(component.cssProperties.map(\.name) == ["--gap"])
        #expect(component.cssStates.map(\.name) == ["busy"])
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("what a tool has flattened already is not doubled, and keeps the origin that the tool tells")
    func alreadyFlattened() throws {
        let fixture = ManifestFixture(
            (
                "x.js",
                #"""
                "declarations":[{"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"Base","module":"base.js"},
                  "members":[{"kind":"field","name":"size","type":{"text":"number"},
                    "inheritedFrom":{"name":"Root","module":"root.js"}}]}]
                """#
            ),
            ("base.js", #""declarations":[{"kind":"class","name":"Base","members":[{"kind":"field","name":"size"}]}]"#)
        )
        #expect(try fixture.component().properties.count == 1)
        #expect(try fixture.property("size").inheritedFrom == Origin(name: "Root", module: "root.js"))
    }

    @Test("an own declaration hides the inherited one of the same name")
    func overriding() throws {
        let json = #"""
            "declarations":[
              {"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"Base"},
               "members":[{"kind":"field","name":"size","default":"'s'","type":{"text":"'s'"}}]},
              {"kind":"class","name":"Base",
               "members":[{"kind":"field","name":"size","default":"'m'","type":{"text":"'m'"}}]}]
            """#
        let fixture = ManifestFixture(json)
        #expect(try fixture.property("size").defaultValue == "'s'")
        #expect(fixture.diagnostics.isEmpty)
    }

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

    @Test("classes that inherit from each other are told at the place that closes the circle; their items stay")
    func cycle() throws {
        let json = #"""
            "declarations":[
              {"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"Y"},"slots":[{"name":"a"}]},
              {"kind":"class","name":"Y","superclass":{"name":"X"},"slots":[{"name":"b"}]}]
            """#
        let fixture = ManifestFixture(json)
        #expect(try fixture.component().slots.map(\.name) == ["a", "b"])
        let diagnostic = try fixture.diagnostic(.manifestInheritanceCycle)
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.location?.line == 3)
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

    @Test("a missing superclass is reported once for all that inherit from it; those of the platform are not")
    func missing() throws {
        let json = #"""
            "declarations":[
              {"kind":"class","name":"X","tagName":"x-x","superclass":{"name":"Base","module":"/base.js"}},
              {"kind":"class","name":"Y","tagName":"x-y","superclass":{"name":"Base","module":"/base.js"}},
              {"kind":"class","name":"Z","tagName":"x-z","superclass":{"name":"LitElement","package":"lit"}}]
            """#
        let fixture = ManifestFixture(json)
        #expect(fixture.ids == [.manifestMissingModule])
        let diagnostic = try fixture.diagnostic(.manifestMissingModule)
        #expect(
            diagnostic.message.hasPrefix("no manifest declares Base (module base) as a class or mixin; what 2 classes")
        )
        #expect(diagnostic.location?.line == 2)
    }

    @Test("a superclass is found in another manifest that is read together with this one")
    func acrossManifests() throws {
        let fixture = ManifestFixture(files: [
            SourceFile(
                path: SourcePath("a.json"),
                text: #"""
                    {"schemaVersion":"1.0.0","modules":[{"path":"x.js","declarations":[{"kind":"class","name":"X",
                    "tagName":"x-x","superclass":{"name":"Base","package":"other"}}]}]}
                    """#
            ),
            SourceFile(
                path: SourcePath("b.json"),
                text: #"""
                    {"schemaVersion":"1.0.0","modules":[{"path":"base.js","declarations":[{"kind":"class","name":"Base",
                    "slots":[{"name":"icon"}]}]}]}
                    """#
            ),
        ])
        #expect(try fixture.component().slots.map(\.name) == ["icon"])
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
