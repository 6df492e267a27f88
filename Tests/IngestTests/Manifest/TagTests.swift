import Core
import Testing
import WebModel

@Suite("Manifests: which classes are components")
struct TagTests {
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
