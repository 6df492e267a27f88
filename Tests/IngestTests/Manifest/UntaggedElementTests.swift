import Core
import Ingest
import Testing
import WebModel

@Suite("Manifests: custom elements whose tag is not told")
struct UntaggedElementTests {
    /// Classes with their modules, of which some have a tag.
    private func library(_ classes: [(path: String, name: String, tag: String?, more: String)]) -> ManifestFixture {
        let modules = classes.map { path, name, tag, more in
            let tag = tag.map { #","tagName":"\#($0)""# } ?? ""
            return #"""
                {"kind":"javascript-module","path":"\#(path)","declarations":[
                {"kind":"class","name":"\#(name)","customElement":true\#(tag)\#(more)}]}
                """#
        }
        return ManifestFixture(manifest: #"{"schemaVersion":"1.0.0","modules":[\#(modules.joined(separator: ",\n"))]}"#)
    }

    private func tags(_ fixture: ManifestFixture) -> [String] { fixture.library.components.map(\.tag) }

    @Test("the name of the class gives the tag where the others show how, with a warning")
    func className() {
        let fixture = library([
            ("a.js", "AcmeButton", "acme-button", ""), ("b.js", "AcmeDatePicker", "acme-date-picker", ""),
            ("c.js", "AcmeTab", "acme-tab", ""), ("d.js", "AcmeTabGroup", nil, ""),
        ])
        #expect(tags(fixture) == ["acme-button", "acme-date-picker", "acme-tab", "acme-tab-group"])
        #expect(fixture.ids == [.manifestTag])
        #expect(fixture.diagnostics.first?.message.contains("<acme-tab-group>") == true)
        #expect(fixture.diagnostics.first?.severity == .warning)
    }

    @Test("words that classes have and tags don't are left out, and prefixes that only tags have are added")
    func scheme() {
        let fixture = library([
            ("a.js", "ButtonElement", "acme-wc-button", ""), ("b.js", "DateFieldElement", "acme-wc-date-field", ""),
            ("c.js", "TabElement", "acme-wc-tab", ""), ("d.js", "URLFieldElement", nil, ""),
            ("e.js", "Helper", nil, ""),
        ])
        #expect(tags(fixture).contains("acme-wc-url-field"))
        #expect(tags(fixture).count == 4, "a class that is named otherwise is left out")
        #expect(fixture.ids == [.manifestTag, .manifestTag])
    }

    @Test("the file or the folder gives the tag where classes don't show it")
    func path() {
        let files = library([
            ("src/acme-button.js", "A", "acme-button", ""), ("src/acme-tab.js", "B", "acme-tab", ""),
            ("src/acme-chip.js", "C", "acme-chip", ""), ("src/acme-card.js", "D", nil, ""),
        ])
        #expect(tags(files).contains("acme-card"))
        let folders = library([
            ("src/button/index.js", "A", "acme-button", ""), ("src/tab/index.js", "B", "acme-tab", ""),
            ("src/chip/index.js", "C", "acme-chip", ""), ("src/card/index.js", "D", nil, ""),
        ])
        #expect(tags(folders).contains("acme-card"))
    }

    @Test(
        "a decorator tells the tag, whatever the others show",
        arguments: [
            #","decorators":[{"name":"customElement","arguments":["'odd-one'"]}]"#,
            #","decorators":["@customElement(\"odd-one\")"]"#,
            #","decorators":[{"name":"Component","argument":{"tag":"odd-one","shadow":true}}]"#,
        ]
    )
    func decorator(json: String) { #expect(tags(library([("a.js", "One", nil, json)])) == ["odd-one"]) }

    @Test("where the others show nothing, the class is told and left out")
    func nothingShown() {
        let fixture = library([
            ("a.js", "One", "acme-button", ""), ("b.js", "Two", "acme-tab", ""), ("c.js", "AcmeCard", nil, ""),
        ])
        #expect(tags(fixture) == ["acme-button", "acme-tab"])
        #expect(fixture.ids == [.manifestTag])
        let few = library([("a.js", "AcmeButton", "acme-button", ""), ("c.js", "AcmeCard", nil, "")])
        #expect(tags(few) == ["acme-button"], "one element shows nothing")
    }

    @Test("what others inherit from, mixins and base classes are no elements, and nothing is told of them")
    func bases() {
        let fixture = library([
            ("a.js", "AcmeButton", "acme-button", #","superclass":{"name":"AcmeControl"}"#),
            ("b.js", "AcmeTab", "acme-tab", ""), ("c.js", "AcmeChip", "acme-chip", ""),
            ("d.js", "AcmeControl", nil, ""), ("e.js", "AcmeBaseField", nil, ""), ("f.js", "AcmeFieldMixin", nil, ""),
            ("g.js", "AcmeField", nil, #","abstract":true"#),
        ])
        #expect(tags(fixture) == ["acme-button", "acme-chip", "acme-tab"])
        #expect(fixture.ids == [])
    }

    @Test("a tag that another element has is not given twice")
    func taken() {
        let fixture = library([
            ("a.js", "AcmeButton", "acme-button", ""), ("b.js", "AcmeTab", "acme-tab", ""),
            ("c.js", "AcmeChip", "acme-chip", ""), ("d.js", "AcmeChip", nil, ""), ("e.js", "AcmeCard", nil, ""),
            ("f.js", "AcmeCard", nil, ""),
        ])
        #expect(tags(fixture) == ["acme-button", "acme-chip", "acme-tab"])
        #expect(Set(fixture.ids) == [.manifestTag])
        #expect(fixture.ids.count == 3)
    }
}
