import Core
import TestSupport
import Testing
import WebModel

@testable import Releases

@Suite("Renames")
struct RenameTests {
    private typealias Make = ExampleManifest

    private static func changes(_ old: [String], _ new: [String], tag: String = "elvt-thing") -> LibraryChanges {
        Compared.changes(library([(tag, ComponentJSON.lists(of: old))]), library([(tag, ComponentJSON.lists(of: new))]))
    }

    private static func changes(ofFields old: [String], _ new: [String]) -> LibraryChanges {
        func members(_ fields: [String]) -> String { "\"members\": [\(fields.joined(separator: ", "))]" }
        return Compared.changes(library([("elvt-thing", [members(old)])]), library([("elvt-thing", [members(new)])]))
    }

    private static func library(_ components: [(tag: String, parts: [String])]) -> String {
        Make.text(components.map { tag, parts in Make.component(tag, "Class\(tag.filter(\.isLetter))", parts) })
    }

    @Test("a deprecation that names the successor is evidence enough, also a release later")
    func deprecation() {
        let old = Make.field("hidden", "boolean", nil, #""deprecated": "use `absent` instead""#)
        let changes = Self.changes(ofFields: [old], [Make.field("absent", "string")])
        #expect(changes.ids == ["property.renamed", "property.type-changed"])
        #expect(changes.changes.first?.evidence == [.deprecation])
    }

    @Test(
        "what is gone while its successor was there already is removed, and the successor is named with its line of Swift"
    )
    func replacement() throws {
        let old = Make.field("wide", "boolean", "false", #""deprecated": "use `stretched` instead""#)
        let stretched = Make.field("stretched", "boolean", "false")
        let changes = Self.changes(ofFields: [old, stretched], [stretched])
        #expect(changes.ids == ["property.removed"])
        let change = try #require(changes.changes.first)
        #expect(change.replacement?.item == ItemReference(.property, "stretched"))
        #expect(change.swift.effort == .low)
        let edit = SwiftEdit(before: "ElevateThing(wide: true)", after: "ElevateThing(stretched: true)")
        #expect(change.swift.edits == [edit])
    }

    @Test(
        "an equal shape and a near name are evidence enough; either alone is not, and of two equal ones neither is taken",
        arguments: [
            (["color: string = 'red'"], ["property.renamed"]),
            (["taste: string = 'red'"], ["property.added", "property.removed"]),
            (["color: number = 1"], ["property.added", "property.removed"]),
            (
                ["color: string = 'red'", "colours: string = 'red'"],
                ["property.added", "property.added", "property.removed"]
            ),
        ]
    )
    func shapeAndName(new: [String], ids: [String]) {
        #expect(Self.changes(["colour: string = 'red'"], new).ids.sorted() == ids)
    }

    @Test("opposites are near in name and shape, and told apart by what is written of them")
    func opposites() {
        let changes = Self.changes(
            ofFields: [Make.field("minLength", "number", "0", #""description": "The fewest letters.""#)],
            [Make.field("maxLength", "number", "0", #""description": "So many letters fit at most.""#)]
        )
        #expect(changes.ids == ["property.added", "property.removed"])
    }

    @Test("other dashes are another name for the same")
    func spelling() {
        let changes = Self.changes(["help-text: string"], ["helpText: string"])
        #expect(changes.ids == ["property.renamed"])
        #expect(changes.changes.first?.evidence.contains(.spelling) == true)
    }

    @Test("the matrix speaks for a rename: two names that it makes one member of, which stays what it is in Swift")
    func matrix() throws {
        // specs/matrix.md: `loop, cyclic: boolean` is `isLooping`.
        let changes = Self.changes(["loop: boolean = false"], ["cyclic: boolean = false"], tag: "elvt-button")
        #expect(changes.ids == ["property.renamed"])
        let change = try #require(changes.changes.first)
        #expect(change.evidence == [.matrix, .shape])
        #expect(change.swift.effect == .none)
    }

    @Test("evidence adds up and never reaches certainty by itself")
    func confidence() {
        #expect(Confidence(of: [RenameEvidence.shape, .nearName]).percent == 80)
        for evidence in [RenameEvidence.shape, .nearName, .prose] {
            #expect(Confidence(of: [evidence]) < Confidence.bar)
        }
        #expect(Confidence(of: [RenameEvidence.deprecation]) > Confidence.bar)
        #expect(Confidence(of: RenameEvidence.allCases).percent <= 100)
    }

    @Test("thousands of names that are gone and new are compared in time", .ends(within: .seconds(60)))
    func hostile() {
        // As many as one component may have.
        func fields(_ name: String) -> [String] { (0..<2000).map { "\(name)\($0): boolean = false" } }
        #expect(Self.changes(fields("old"), fields("new")).changes.count == 4000)
    }

    // MARK: What things are

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
        #expect(Self.changes(old, new, tag: "elvt-avatar").ids == ["css-property.renamed"])
        #expect(Self.changes(new, old, tag: "elvt-avatar").ids == ["css-property.renamed"])
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
        RenameDecision(component: tag, item: item, to: to, isRefused: refused, reason: "agreed upon", place: place)
    }

    private static let place = SourceLocation.start(of: SourcePath("weblift.json"))

    @Test("an accepted change that is not there is a warning at its place, by rule, component and item")
    func unusedSuppressions() throws {
        var changes = Self.changes(["wide: boolean = false"], [], tag: "elvt-thing")
        let accepted = try [
            ("property.removed", "elvt-other", nil), ("event.removed", "*", nil),
            ("property.removed", "elvt-thing", "narrow"),
        ].map { rule, tag, item in
            let rule = try #require(ChangeRule.named(rule))
            return Suppression(rule: rule, subject: tag, item: item, reason: "agreed upon", place: Self.place)
        }
        var diagnostics = DiagnosticBag()
        changes.suppress(accepted, into: &diagnostics)
        #expect(diagnostics.sorted.map(\.id) == Array(repeating: .changesUnusedSuppression, count: 3))
        #expect(diagnostics.sorted.allSatisfy { $0.location == Self.place && $0.severity == .warning })
        #expect(changes.open.count == 1)
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

@Suite("What the text of a deprecation says to use")
struct DeprecationTextTests {
    @Test(
        "names in quotes of any kind, and words behind “use” and the like",
        arguments: [
            ("use `noHeader` instead", ["noHeader"]), ("Use 'elvt-clear' instead.", ["elvt-clear"]),
            ("Use “wide” or `stretched`", ["wide", "stretched"]), ("replaced by withTooltip", ["withTooltip"]),
            ("use <elvt-chip>", ["elvt-chip"]), ("use the `show()` method", ["show"]),
            ("use the show property instead", ["show"]), ("renamed to wide.", ["wide"]),
            ("It goes in the next release.", []), ("", []),
        ]
    )
    func names(text: String, names: [String]) { #expect(DeprecationText.names(in: .reason(text)) == names) }

    @Test("a deprecation without a text, and none, say nothing")
    func nothing() {
        #expect(DeprecationText.names(in: .flagged) == [])
        #expect(DeprecationText.names(in: nil) == [])
    }
}
