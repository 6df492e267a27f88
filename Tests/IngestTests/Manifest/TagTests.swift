import Core
import Testing
import WebModel

@Suite("Manifests: which classes are components")
struct TagTests {
    @Test("a class with a tag name is a component, one without is not")
    func tagName() {
        let fixture = ManifestFixture(
            #""declarations":[{"kind":"class","name":"A","tagName":"x-a"},{"kind":"class","name":"Base"}]"#,
            path: "a.js"
        )
        #expect(fixture.library.components.map(\.tag) == ["x-a"])
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("a tag may come from an element definition in another module, whatever the path's spelling")
    func definitionInAnotherModule() throws {
        let fixture = ManifestFixture(
            ("src/a.js", #""declarations":[{"kind":"class","name":"A"}]"#),
            (
                "src/define.js",
                #""exports":[{"kind":"custom-element-definition","name":"x-a","declaration":{"name":"A","module":"/src/a"}}]"#
            )
        )
        #expect(fixture.library.components.map(\.tag) == ["x-a"])
        #expect(try fixture.component("x-a").className == "A")
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("a class with several definitions is one component for each tag, with the same items")
    func severalTags() throws {
        let fixture = ManifestFixture(
            #"""
            "declarations":[{"kind":"class","name":"A","tagName":"x-a","slots":[{"name":"icon"}]}],
            "exports":[
              {"kind":"custom-element-definition","name":"y-a","declaration":{"name":"A","module":"a.js"}},
              {"kind":"custom-element-definition","name":"x-a","declaration":{"name":"A","module":"a.js"}}]
            """#,
            path: "a.js"
        )
        #expect(fixture.library.components.map(\.tag) == ["x-a", "y-a"])
        #expect(try fixture.component("y-a").slots.map(\.name) == ["icon"])
    }

    @Test("a definition of a class that no manifest has is reported at its place")
    func missingDeclaration() throws {
        let fixture = ManifestFixture(
            #""exports":[{"kind":"custom-element-definition","name":"x-a","declaration":{"name":"A","package":"p"}}]"#,
            path: "a.js"
        )
        let diagnostic = try fixture.diagnostic(.manifestMissingDeclaration)
        #expect(diagnostic.message == "<x-a> is defined by A of package p, which no manifest declares")
        #expect(diagnostic.location?.line == 1)
        #expect(fixture.library.components.isEmpty)
    }

    @Test("definitions without a tag or a class, and exports without a name, are survived and the first two reported")
    func brokenDefinitions() {
        let fixture = ManifestFixture(
            #"""
            "declarations":[{"kind":"class","name":"A","tagName":"x-a"}],
            "exports":[{"kind":"custom-element-definition","declaration":{"name":"A"}},
              {"kind":"custom-element-definition","name":"x-b"}, {"kind":"js"}]
            """#,
            path: "a.js"
        )
        #expect(fixture.library.components.map(\.tag) == ["x-a"])
        #expect(
            fixture.ids.sorted { $0.rawValue < $1.rawValue } == [.manifestMissingDeclaration, .manifestMissingName]
        )
    }

    @Test(
        "a tag that no browser would accept is kept and reported",
        arguments: ["x-../../etc", "X-Button", "-x", "x-<b>", "1-x"]
    )
    func invalidTag(tag: String) throws {
        let fixture = ManifestFixture(("a.js", #""declarations":[{"kind":"class","name":"A","tagName":"\#(tag)"}]"#))
        #expect(fixture.library.components.map(\.tag) == [tag])
        #expect(try fixture.diagnostic(.manifestInvalidName).message.contains("“\(tag)”"))
    }

    @Test("the same declaration in two modules is one component; nothing is reported where both say the same")
    func declaredTwiceAlike() throws {
        let declaration = #"{"kind":"class","name":"A","tagName":"x-a","slots":[{"name":"icon"}]}"#
        let fixture = ManifestFixture(
            ("dist/a.js", #""declarations":[\#(declaration)]"#),
            ("src/a.ts", #""declarations":[\#(declaration)]"#)
        )
        #expect(fixture.library.components.count == 1)
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("two declarations of one tag that differ are joined and reported with both places")
    func declaredTwiceDifferently() throws {
        let fixture = ManifestFixture(
            ("a.js", #""declarations":[{"kind":"class","name":"A","tagName":"x-a","slots":[{"name":"icon"}]}]"#),
            ("b.js", #""declarations":[{"kind":"class","name":"B","tagName":"x-a","slots":[{"name":"badge"}]}]"#)
        )
        #expect(try fixture.component("x-a").slots.map(\.name) == ["icon", "badge"])
        let diagnostic = try fixture.diagnostic(.mergeDuplicateTag)
        #expect(diagnostic.location?.line == 2)
        #expect(diagnostic.notes.first?.location?.line == 1)
    }

    @Test("a class expression without a name is a component if it has a tag, and is reported")
    func namelessClass() throws {
        let json = #"""
            "declarations":[
              {"kind":"class","name":"","tagName":"x-x","members":[{"kind":"field","name":"a"}]},
              {"kind":"class","tagName":"y-y","members":[{"kind":"field","name":"b"}]},
              {"kind":"class","members":[{"kind":"field","name":"c"}]}]
            """#
        let fixture = ManifestFixture(json)
        #expect(try fixture.component("x-x").properties.map(\.name) == ["a"])
        #expect(try fixture.component("y-y").properties.map(\.name) == ["b"])
        #expect(fixture.library.components.map(\.className) == [nil, nil])
        #expect(fixture.ids == [.manifestMissingName, .manifestMissingName, .manifestMissingName])
    }

    @Test("a tag without a hyphen is no element: it is told and left out, and the others are read")
    func withoutHyphen() throws {
        let fixture = ManifestFixture(
            #"""
            "declarations":[{"kind":"class","name":"A","tagName":"x-a"},
            {"kind":"class","name":"B","tagName":"button"}]
            """#,
            path: "a.js"
        )
        #expect(fixture.library.components.map(\.tag) == ["x-a"])
        #expect(fixture.ids == [.inputNoElement])
        #expect(fixture.diagnostics.first?.severity == .warning)
        #expect(fixture.diagnostics.first?.location?.line == 2)
    }
}
