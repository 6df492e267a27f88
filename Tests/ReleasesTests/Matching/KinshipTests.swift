import Core
import Releases
import TestSupport
import Testing
import WebModel

@Suite("Renames by what things are")
struct KinshipTests {
    private typealias Make = ExampleManifest

    private static func library(_ components: [(tag: String, parts: [String])]) -> String {
        Make.text(
            components.map { entry in Make.component(entry.tag, "Class\(entry.tag.filter(\.isLetter))", entry.parts) }
        )
    }

    /// Components that have what most have, so that it is no evidence.
    private static let others = ["quar", "fla", "dosk", "eru", "vant", "hol"].map { name in
        (tag: "elvt-\(name)", parts: Make.items("disabled: boolean", "\(name)Olt: string"))
    }

    private static let rich = Make.items(
        "checked: boolean",
        "bruLabel: string",
        "mipSize: 'a' | 'b'",
        "disabled: boolean",
        "@bruChange: CustomEvent<boolean>",
        "#bru"
    )

    @Test("components that offer the same are one, whatever they are called")
    func sameItems() throws {
        let changes = Compared.changes(
            Self.library(Self.others + [("elvt-toggle", Self.rich)]),
            Self.library(Self.others + [("elvt-switch", Self.rich)])
        )
        let renamed = try #require(changes.changes.first { $0.rule.id == "component.renamed" })
        #expect(renamed.before?.tag == "elvt-toggle" && renamed.after?.tag == "elvt-switch")
        #expect(renamed.evidence.contains(.sameItems))
    }

    @Test("what all components offer is no evidence")
    func boilerplate() {
        let plain = ["disabled: boolean", "zeni: string", "hidden: boolean"]
        let others = Self.others.map { (tag: $0.tag, parts: ComponentJSON.lists(of: plain)) }
        func own(_ name: String) -> [String] {
            ComponentJSON.lists(of: plain + ["\(name)One: string", "\(name)Two: number"])
        }
        let changes = Compared.changes(
            Self.library(others + [("elvt-apple", own("apple"))]),
            Self.library(others + [("elvt-melon", own("melon"))])
        )
        #expect(changes.ids.sorted() == ["component.added", "component.removed"])
    }

    @Test("of two components that offer the same, neither is taken")
    func ambiguous() {
        let changes = Compared.changes(
            Self.library(Self.others + [("elvt-toggle", Self.rich)]),
            Self.library(Self.others + [("elvt-switch", Self.rich), ("elvt-lever", Self.rich)])
        )
        #expect(!changes.ids.contains("component.renamed"))
    }

    private static func changes(_ old: [String], _ new: [String], tag: String = "elvt-avatar") -> LibraryChanges {
        Compared.changes(library([(tag, ComponentJSON.lists(of: old))]), library([(tag, ComponentJSON.lists(of: new))]))
    }

    @Test("a word that is replaced in several names is replaced in each of them")
    func words() {
        let changes = Self.changes(["image: string", "handleImageChange()"], ["src: string", "handleSrcChange()"])
        #expect(changes.ids == ["property.renamed", "method.renamed"])
        #expect(changes.changes.first?.evidence.contains(.words) == true)
        let single = Self.changes(["image: string"], ["src: string"])
        #expect(single.ids.sorted() == ["property.added", "property.removed"])
    }

    @Test("names alone are no evidence where the types are others")
    func types() {
        let changes = Self.changes(["image: string", "handleImageChange()"], ["src: number", "handleSrcChange()"])
        #expect(!changes.ids.contains("property.renamed"))
    }

    @Test("a name may lose, or gain, that of its component, and of no other")
    func ownName() {
        let (old, new) = (["--avatar-size = 2rem"], ["--size = 2rem"])
        #expect(Self.changes(old, new).ids == ["css-property.renamed"])
        #expect(Self.changes(new, old).ids == ["css-property.renamed"])
        let expected = ["css-property.added", "css-property.removed"]
        #expect(Self.changes(old, new, tag: "elvt-badge").ids.sorted() == expected)
    }

    // MARK: What the project says

    private static func decided(
        _ decisions: [RenameDecision],
        from before: (tag: String, items: [String]) = ("elvt-thing", ["image: string"]),
        to after: (tag: String, items: [String]) = ("elvt-thing", ["picture: number"])
    ) -> (changes: LibraryChanges, diagnostics: [Diagnostic]) {
        let old = Compared.library(library([(before.tag, ComponentJSON.lists(of: before.items))]))
        let new = Compared.library(library([(after.tag, ComponentJSON.lists(of: after.items))]))
        let translations = (old: Compared.translation(of: old), new: Compared.translation(of: new))
        let changes = LibraryChanges(from: old, to: new, translations: translations, renames: decisions)
        var diagnostics = DiagnosticBag()
        changes.reportUnused(decisions, into: &diagnostics)
        return (changes, diagnostics.sorted)
    }

    private static func decision(_ item: String?, _ to: String, refused: Bool = false, of tag: String = "elvt-*")
        -> RenameDecision
    {
        RenameDecision(
            component: tag,
            item: item,
            to: to,
            isRefused: refused,
            reason: "agreed upon",
            place: .start(of: SourcePath("weblift.json"))
        )
    }

    @Test("a stated rename is taken, whatever the evidence says")
    func stated() {
        let (changes, diagnostics) = Self.decided([Self.decision("image", "picture")])
        #expect(changes.ids == ["property.renamed", "property.type-changed"])
        #expect(changes.changes.first?.evidence.first == .stated)
        #expect(changes.changes.first?.confidence?.percent == 100)
        #expect(diagnostics.isEmpty)
    }

    @Test("a refused rename is never taken, and one that is not in question is a warning")
    func refused() {
        let refusal = Self.decision("colour", "color", refused: true)
        let (old, new) = (["colour: string = 'red'"], ["color: string = 'red'"])
        let (changes, _) = Self.decided([refusal], from: ("elvt-thing", old), to: ("elvt-thing", new))
        #expect(changes.ids.sorted() == ["property.added", "property.removed"])
        let (_, told) = Self.decided([
            refusal, Self.decision("elsewhere", "picture"), Self.decision(nil, "elvt-other", of: "elvt-thing"),
        ])
        #expect(told.map(\.id) == Array(repeating: .changesUnusedRename, count: 3))
    }

    @Test("components and items of every kind can be stated, as the matrix spells them")
    func kinds() {
        let (old, new) = (["#aside", "@bru", "::part(olt)", "--vant"], ["#mip", "@hol", "::part(eru)", "--dosk"])
        let decisions = [Self.decision(nil, "elvt-other", of: "elvt-one")] + zip(old, new).map { Self.decision($0, $1) }
        let (changes, diagnostics) = Self.decided(decisions, from: ("elvt-one", old), to: ("elvt-other", new))
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        #expect(changes.changes.filter { $0.evidence.contains(.stated) }.count == 5)
        #expect(!changes.ids.contains { $0.hasSuffix(".removed") || $0.hasSuffix(".added") })
    }
}
