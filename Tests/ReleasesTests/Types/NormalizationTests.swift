import Releases
import Testing

@Suite("What is only spelled differently")
struct NormalizationTests {
    @Test("is no change, neither forth nor back, and the reason is told", arguments: NormalizationExample.all)
    func isNoChange(example: NormalizationExample) {
        let changes = Compared.changes(example.before, example.after)
        #expect(changes.ids == [])
        #expect(changes.spellings.map(\.normalization) == [example.normalization])
        let back = Compared.changes(example.after, example.before)
        #expect(back.ids == [])
        #expect(back.spellings.map(\.normalization) == [example.normalization])
        #expect(changes.bump == .none)
    }

    @Test("every normalization but that of classes has an example of its own here")
    func examples() {
        let shown = Set(NormalizationExample.all.map(\.normalization))
        #expect(shown.union([.className]) == Set(Normalization.allCases))
    }

    @Test("another name for the class of a component is one change, and none wherever a type names it")
    func classes() {
        func library(_ name: String) -> String {
            ExampleManifest.text([
                ExampleManifest.component("elvt-thing", name, []),
                ExampleManifest.component(
                    "elvt-box",
                    "ElvtBox",
                    [ExampleManifest.slots(ExampleManifest.entry("", "\(name) | ElvtBox"))]
                ),
            ])
        }
        let changes = Compared.changes(library("ElvtThing"), library("Thing"))
        #expect(changes.ids == ["component.class-renamed"])
        #expect(changes.spellings.map(\.normalization) == [.className])
    }
}
