import Core
import Releases
import TestSupport
import Testing
import Translate

@Suite("Uses of changed names in a team's own code")
struct SwiftUseTests {
    private typealias Make = ExampleManifest

    private static let old = thing("loud: boolean = false", "tone: 'calm' | 'bright' = 'calm'")
    private static let withoutLoud = thing("tone: 'calm' | 'bright' = 'calm'")
    private static let withoutBright = thing("loud: boolean = false", "tone: 'calm' | 'dark' = 'calm'")
    private static let nothing = Make.text([])

    private static func thing(_ items: String...) -> String {
        Make.text([Make.component("elvt-thing", "ElvtThing", ComponentJSON.lists(of: items))])
    }

    /// `line name` of each use, of all changes.
    private func uses(_ new: String, _ swift: String) -> [String] {
        var diagnostics = DiagnosticBag()
        let changes = Compared.uses(from: Self.old, to: new, in: [("a.swift", swift)], into: &diagnostics)
        #expect(diagnostics.isEmpty)
        return Set(changes.changes.flatMap { $0.uses ?? [] }).sorted().map { "\($0.line) \($0.name)" }
    }

    @Test("an argument counts in calls of its component, however they are written")
    func labels() {
        #expect(uses(Self.withoutLoud, "ElevateThing(loud: true)") == ["1 loud"])
        #expect(
            uses(Self.withoutLoud, "ElevateThing.init(\n  tone: .calm,\n  loud: x ? a(b, loud: 1) : d\n)") == ["3 loud"]
        )
        #expect(uses(Self.withoutLoud, "Mod.ElevateThing<A, [B<C>]>(tone: .calm, loud: a)") == ["1 loud"])
        #expect(uses(Self.withoutLoud, "ElevateThing(tone: .calm) { } loud: { }") == ["1 loud"])
        #expect(uses(Self.withoutLoud, "ElevateThing(tone: f(ElevateThing(loud: a)))") == ["1 loud"])
    }

    @Test(
        "nothing else that is called so counts",
        arguments: [
            "Other(loud: true)", "let loud = 1", "// ElevateThing(loud: true)", "/* ElevateThing(loud: 1) */ let a = 1",
            "let s = \"ElevateThing(loud: true)\"", "ElevateThing(tone: .calm) { Other(loud: true) }",
            "ElevateThing(tone: pick(loud: true))", "MyElevateThing(loud: true)", "other.loud = true",
            "func f(loud: Bool) {}", "ElevateThing(tone: loud ? .calm : .calm)", "ElevateThing(tone: [loud: 1])",
        ]
    )
    func falseAlarms(text: String) { #expect(uses(Self.withoutLoud, text) == []) }

    @Test("a case counts behind its type, in its argument, and where its type is named")
    func cases() {
        #expect(uses(Self.withoutBright, "let a = ThingTokens.Tone.bright") == ["1 bright"])
        #expect(uses(Self.withoutBright, "ElevateThing(tone: a ? .calm : .bright)") == ["1 bright"])
        #expect(uses(Self.withoutBright, "let t: ThingTokens.Tone = .calm\nlet u = f(.bright)") == ["2 bright"])
        let expected = ["1 bright"]
        #expect(uses(Self.withoutBright, "func f(t: ThingTokens.Tone) { switch t { case .bright: g() } }") == expected)
    }

    @Test(
        "the same case of another type, a member of a value and a case that stays don't count",
        arguments: [
            "let a: Light = .bright", "Other(tone: .bright)", "ElevateThing(loud: a.bright)", "let a = Light.bright",
            "let t = ThingTokens.Tone.calm", "let t: ThingTokens.Tone = x.bright", "ElevateThing(loud: is(.bright))",
        ]
    )
    func otherCases(text: String) { #expect(uses(Self.withoutBright, text) == []) }

    @Test("a property of the UIKit class counts behind a dot where the class is named")
    func members() {
        let expected = ["2 loud", "3 loud"]
        #expect(uses(Self.withoutLoud, "let a = ElevateUIKitThing()\na.loud = true\nb?.loud = c") == expected)
        #expect(uses(Self.withoutLoud, "let a = ElevateUIKitThing()\nlet loud = [.loud]") == [])
    }

    @Test("of a component that is gone every name of its types counts")
    func components() {
        let text =
            "let a: ElevateThing\nlet b: ElevateUIKitThing\nlet c = ThingTokens.Tone.calm\nlet d = ElevateThings()"
        #expect(uses(Self.nothing, text) == ["1 ElevateThing", "2 ElevateUIKitThing", "3 ThingTokens"])
    }

    @Test("files are told in order, each line and name once, and what is no Swift is a warning and no end")
    func files() {
        var diagnostics = DiagnosticBag()
        let call = "ElevateThing(loud: a); ElevateThing(loud: b)"
        let files = [("b.swift", call), ("a.swift", "\n" + call), ("c.swift", "func f( {")]
        let changes = Compared.uses(from: Self.old, to: Self.withoutLoud, in: files, into: &diagnostics)
        let uses = changes.changes.compactMap(\.uses).flatMap { $0 }
        #expect(uses.map { "\($0.file):\($0.line)" } == ["a.swift:2", "b.swift:1"])
        #expect(diagnostics.sorted.map(\.id) == [.sourcesNotRead])
        #expect(diagnostics.sorted.first?.location?.file.typed == "c.swift")
    }

    @Test("without sources nobody knows of uses, which is not the same as none")
    func notSearched() { #expect(Compared.changes(Self.old, Self.withoutLoud).changes.allSatisfy { $0.uses == nil }) }
}

extension Compared {
    /// What changed between two manifests, with its uses in Swift files.
    static func uses(
        from old: String,
        to new: String,
        in files: [(path: String, text: String)],
        into diagnostics: inout DiagnosticBag
    ) -> LibraryChanges {
        let libraries = (old: library(old), new: library(new))
        let translations = (old: translation(of: libraries.old), new: translation(of: libraries.new))
        var changes = LibraryChanges(from: libraries.old, to: libraries.new, translations: translations)
        let sources = files.map { SourceFile(path: SourcePath($0.path), text: $0.text) }
        changes.findUses(in: sources, translations: translations, into: &diagnostics)
        return changes
    }
}
