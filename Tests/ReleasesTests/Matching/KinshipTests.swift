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
        (
            tag: "elvt-\(name)",
            parts: [Make.members(Make.field("disabled", "boolean"), Make.field("\(name)Olt", "string"))]
        )
    }

    private static let rich = [
        Make.members(
            Make.field("checked", "boolean"),
            Make.field("bruLabel", "string"),
            Make.field("mipSize", "'a' | 'b'"),
            Make.field("disabled", "boolean")
        ),
        Make.events(Make.entry("bruChange", "CustomEvent<boolean>")), Make.slots(Make.entry("bru")),
    ]

    @Test("components that offer the same are one, whatever they are called")
    func sameOffer() throws {
        let changes = Compared.changes(
            Self.library(Self.others + [("elvt-toggle", Self.rich)]),
            Self.library(Self.others + [("elvt-switch", Self.rich)])
        )
        let renamed = try #require(changes.changes.first { $0.rule.id == "component.renamed" })
        #expect(renamed.before?.tag == "elvt-toggle" && renamed.after?.tag == "elvt-switch")
        #expect(renamed.evidence.contains(.sameOffer))
    }

    @Test("what all components offer is no evidence")
    func boilerplate() {
        let plain = [
            Make.members(
                Make.field("disabled", "boolean"),
                Make.field("zeni", "string"),
                Make.field("hidden", "boolean")
            )
        ]
        let others = Self.others.map { (tag: $0.tag, parts: plain) }
        func own(_ name: String) -> [String] {
            [
                Make.members(
                    Make.field("disabled", "boolean"),
                    Make.field("zeni", "string"),
                    Make.field("hidden", "boolean"),
                    Make.field("\(name)One", "string"),
                    Make.field("\(name)Two", "number")
                )
            ]
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
        Compared.changes(Make.text([Make.component(tag, "Thing", old)]), Make.text([Make.component(tag, "Thing", new)]))
    }

    @Test("a word that is replaced in several names is replaced in each of them")
    func words() {
        let changes = Self.changes(
            [Make.members(Make.field("image", "string"), Make.method("handleImageChange"))],
            [Make.members(Make.field("src", "string"), Make.method("handleSrcChange"))]
        )
        #expect(changes.ids == ["property.renamed", "method.renamed"])
        #expect(changes.changes.first?.evidence.contains(.words) == true)
        let single = Self.changes(
            [Make.members(Make.field("image", "string"))],
            [Make.members(Make.field("src", "string"))]
        )
        #expect(single.ids.sorted() == ["property.added", "property.removed"])
    }

    @Test("names alone are no evidence where the types are others")
    func types() {
        let changes = Self.changes(
            [Make.members(Make.field("image", "string"), Make.method("handleImageChange"))],
            [Make.members(Make.field("src", "number"), Make.method("handleSrcChange"))]
        )
        #expect(!changes.ids.contains("property.renamed"))
    }

    @Test("a name may lose, or gain, that of its component, and of no other")
    func ownName() {
        let old = [Make.styles(Make.entry("--avatar-size", nil, "2rem"))]
        let new = [Make.styles(Make.entry("--size", nil, "2rem"))]
        #expect(Self.changes(old, new).ids == ["css-property.renamed"])
        #expect(Self.changes(new, old).ids == ["css-property.renamed"])
        let expected = ["css-property.added", "css-property.removed"]
        #expect(Self.changes(old, new, tag: "elvt-badge").ids.sorted() == expected)
    }

    // MARK: What the project says

    private static func decided(_ decisions: [RenameDecision]) -> (changes: LibraryChanges, diagnostics: [Diagnostic]) {
        let old = Compared.library(library([("elvt-thing", [Make.members(Make.field("image", "string"))])]))
        let new = Compared.library(library([("elvt-thing", [Make.members(Make.field("picture", "number"))])]))
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
        let old = Compared.library(
            Self.library([("elvt-thing", [Make.members(Make.field("colour", "string", "'red'"))])])
        )
        let new = Compared.library(
            Self.library([("elvt-thing", [Make.members(Make.field("color", "string", "'red'"))])])
        )
        let translations = (old: Compared.translation(of: old), new: Compared.translation(of: new))
        let refusal = Self.decision("colour", "color", refused: true)
        let changes = LibraryChanges(from: old, to: new, translations: translations, renames: [refusal])
        #expect(changes.ids.sorted() == ["property.added", "property.removed"])
        let (_, told) = Self.decided([
            refusal, Self.decision("elsewhere", "picture"), Self.decision(nil, "elvt-other", of: "elvt-thing"),
        ])
        #expect(told.map(\.id) == Array(repeating: .changesUnusedRename, count: 3))
    }

    @Test("components and items of every kind can be stated, as the matrix spells them")
    func kinds() {
        let old = [
            Make.slots(Make.entry("aside")), Make.events(Make.entry("bru")), Make.parts(Make.entry("olt")),
            Make.styles(Make.entry("--vant")),
        ]
        let new = [
            Make.slots(Make.entry("mip")), Make.events(Make.entry("hol")), Make.parts(Make.entry("eru")),
            Make.styles(Make.entry("--dosk")),
        ]
        let libraries = (
            Compared.library(Self.library([("elvt-one", old)])), Compared.library(Self.library([("elvt-other", new)]))
        )
        let translations = (old: Compared.translation(of: libraries.0), new: Compared.translation(of: libraries.1))
        let decisions = [
            Self.decision(nil, "elvt-other", of: "elvt-one"), Self.decision("#aside", "#mip"),
            Self.decision("@bru", "@hol"), Self.decision("::part(olt)", "::part(eru)"),
            Self.decision("--vant", "--dosk"),
        ]
        let changes = LibraryChanges(from: libraries.0, to: libraries.1, translations: translations, renames: decisions)
        var diagnostics = DiagnosticBag()
        changes.reportUnused(decisions, into: &diagnostics)
        #expect(diagnostics.isEmpty, "\(diagnostics.sorted)")
        #expect(changes.changes.filter { $0.evidence.contains(.stated) }.count == 5)
        #expect(!changes.ids.contains { $0.hasSuffix(".removed") || $0.hasSuffix(".added") })
    }
}
