import TestSupport
import Testing
import WebModel

@testable import Releases

@Suite("Renames")
struct RenameTests {
    private typealias Make = ExampleManifest

    private static func field(
        _ name: String,
        _ type: String,
        _ value: String? = nil,
        _ prose: String? = nil,
        _ more: String = ""
    )
        -> String
    {
        let texts = [prose.map { "\"description\": \"\($0)\"" }, more.isEmpty ? nil : more].compactMap { $0 }
        return Make.field(name, type, value, texts.joined(separator: ", "))
    }

    private static func changes(_ before: [String], _ after: [String]) -> LibraryChanges {
        func text(_ fields: [String]) -> String {
            Make.text([Make.thing("\"members\": [\(fields.joined(separator: ", "))]")])
        }
        return Compared.changes(text(before), text(after))
    }

    @Test("a deprecation that names the successor is evidence enough, also a release later")
    func deprecation() {
        let old = Self.field("hidden", "boolean", nil, nil, #""deprecated": "use `absent` instead""#)
        let changes = Self.changes([old], [Self.field("absent", "string")])
        #expect(changes.ids == ["property.renamed", "property.type-changed"])
        #expect(changes.changes.first?.evidence == [.deprecation])
    }

    @Test(
        "what is gone while its successor was there already is removed, and the successor is named with its line of Swift"
    )
    func replacement() throws {
        let old = Self.field("wide", "boolean", "false", nil, #""deprecated": "use `stretched` instead""#)
        let stretched = Self.field("stretched", "boolean", "false")
        let changes = Self.changes([old, stretched], [stretched])
        #expect(changes.ids == ["property.removed"])
        let change = try #require(changes.changes.first)
        #expect(change.replacement?.item == ItemReference(.property, "stretched"))
        #expect(change.swift.effort == .low)
        #expect(
            change.swift.edits == [
                SwiftEdit(before: "ElevateThing(wide: true)", after: "ElevateThing(stretched: true)")
            ]
        )
    }

    @Test("an equal shape and a near name are evidence enough; either alone is not")
    func shapeAndName() {
        #expect(
            Self.changes([Self.field("colour", "string", "'red'")], [Self.field("color", "string", "'red'")]).ids
                == ["property.renamed"]
        )
        #expect(
            Self.changes([Self.field("colour", "string", "'red'")], [Self.field("taste", "string", "'red'")]).ids
                == ["property.removed", "property.added"]
        )
        #expect(
            Self.changes([Self.field("colour", "string", "'red'")], [Self.field("color", "number", "1")]).ids
                == ["property.added", "property.removed"]
        )
    }

    @Test("opposites are near in name and shape, and told apart by what is written of them")
    func opposites() {
        let changes = Self.changes(
            [Self.field("minLength", "number", "0", "The fewest letters.")],
            [Self.field("maxLength", "number", "0", "So many letters fit at most.")]
        )
        #expect(changes.ids == ["property.added", "property.removed"])
    }

    @Test("of two that come into question equally, neither is taken")
    func ambiguity() {
        let changes = Self.changes(
            [Self.field("colour", "string", "'red'")],
            [Self.field("color", "string", "'red'"), Self.field("colours", "string", "'red'")]
        )
        #expect(!changes.ids.contains("property.renamed"))
        #expect(changes.ids.sorted() == ["property.added", "property.added", "property.removed"])
    }

    @Test("other dashes are another name for the same")
    func spelling() {
        let changes = Self.changes([Self.field("help-text", "string")], [Self.field("helpText", "string")])
        #expect(changes.ids == ["property.renamed"])
        #expect(changes.changes.first?.evidence.contains(.spelling) == true)
    }

    @Test("the matrix speaks for a rename: two names that it makes one member of, which stays what it is in Swift")
    func matrix() throws {
        func text(_ property: String) -> String {
            Make.text([
                Make.component("elvt-button", "ElvtButton", [Make.members(Self.field(property, "boolean", "false"))])
            ])
        }
        // specs/matrix.md: `loop, cyclic: boolean` is `isLooping`.
        let changes = Compared.changes(text("loop"), text("cyclic"))
        #expect(changes.ids == ["property.renamed"])
        let change = try #require(changes.changes.first)
        #expect(change.evidence == [.matrix, .shape])
        #expect(change.swift.effect == .none)
    }

    @Test("evidence adds up and never reaches certainty by itself")
    func confidence() {
        #expect(Confidence(of: [RenameEvidence.shape, .nearName]).percent == 80)
        #expect(Confidence(of: [RenameEvidence.shape]) < Confidence.bar)
        #expect(Confidence(of: [RenameEvidence.nearName]) < Confidence.bar)
        #expect(Confidence(of: [RenameEvidence.prose]) < Confidence.bar)
        #expect(Confidence(of: [RenameEvidence.deprecation]) > Confidence.bar)
        #expect(Confidence(of: RenameEvidence.allCases).percent <= 100)
    }

    @Test("thousands of names that are gone and new are compared in time", .ends(within: .seconds(60)))
    func hostile() {
        // As many as one component may have.
        let before = (0..<2000).map { Self.field("old\($0)", "boolean", "false") }
        let after = (0..<2000).map { Self.field("new\($0)", "boolean", "false") }
        let changes = Self.changes(before, after)
        #expect(changes.changes.count == 4000)
    }
}

@Suite("What the text of a deprecation says to use")
struct DeprecationTextTests {
    @Test(
        "names in quotes of any kind, and words behind “use” and the like",
        arguments: [
            ("use `noHeader` instead", ["noHeader"]),
            ("Use 'elvt-clear' instead.", ["elvt-clear"]),
            ("Use “wide” or `stretched`", ["wide", "stretched"]),
            ("replaced by withTooltip", ["withTooltip"]),
            ("use <elvt-chip>", ["elvt-chip"]),
            ("use the `show()` method", ["show"]),
            ("use the show property instead", ["show"]),
            ("renamed to wide.", ["wide"]),
            ("It goes in the next release.", []),
            ("", []),
        ]
    )
    func names(text: String, names: [String]) { #expect(DeprecationText.names(in: .reason(text)) == names) }

    @Test("a deprecation without a text, and none, say nothing")
    func nothing() {
        #expect(DeprecationText.names(in: .flagged) == [])
        #expect(DeprecationText.names(in: nil) == [])
    }
}
