import Releases
import Testing
import WebModel

@Suite("The rules of changes")
struct RuleTests {
    @Test("every rule but that of Swift alone has an example, and every example has a rule")
    func examples() {
        let ids = RuleExample.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).union(["swift.changed"]) == Set(ChangeRule.all.filter { !$0.isOfTokens }.map(\.id)))
    }

    @Test(
        "what an example changed is found, with the effect that the registry tells, and nothing else is",
        arguments: RuleExample.all
    )
    func isFound(example: RuleExample) throws {
        let changes = example.changes
        #expect(changes.ids == [example.id])
        #expect(changes.changes.map(\.swift.effect) == [example.effect])
        #expect(try #require(ChangeRule.named(example.id)).usualEffect == example.effect)
    }

    @Test(
        "the same example the other way round is the mirrored rule, with the sides exchanged",
        arguments: RuleExample.all
    )
    func isMirrored(example: RuleExample) throws {
        let rule = try #require(ChangeRule.named(example.id))
        let change = try #require(example.changes.changes.first)
        let mirrored = try #require(example.mirrored.changes.first)
        #expect(mirrored.rule == rule.mirror)
        #expect(mirrored.before?.item == change.after?.item && mirrored.after?.item == change.before?.item)
        #expect(mirrored.before?.text == change.after?.text && mirrored.after?.text == change.before?.text)
        #expect(Set(mirrored.parts) == Set(change.parts))
        #expect(mirrored.evidence == change.evidence)
    }

    @Test("ids are unique and of two words with hyphens; each rule is the mirror of its mirror")
    func registry() {
        let ids = ChangeRule.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        for rule in ChangeRule.all {
            #expect(rule.id.split(separator: ".", omittingEmptySubsequences: false).count == 2, "\(rule.id)")
            #expect(rule.id.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 || $0 == 46 }, "\(rule.id)")
            #expect(rule.mirror.mirror == rule, "\(rule.id)")
            #expect(rule.explanation.hasSuffix("."), "\(rule.id)")
        }
        for (id, other) in ChangeRule.mirrored {
            #expect(ChangeRule.named(id) != nil && ChangeRule.named(other) != nil, "\(id) \(other)")
        }
    }
}

extension ChangeRule {
    /// The change where the releases are compared the other way round.
    var mirror: ChangeRule { Self.mirrors[id].flatMap(ChangeRule.named) ?? self }

    static let mirrored: [(String, String)] = [
        ("component.added", "component.removed"), ("css-part.added", "css-part.removed"),
        ("css-property.added", "css-property.removed"), ("css-property.default-added", "css-property.default-removed"),
        ("css-property.syntax-added", "css-property.syntax-removed"), ("css-state.added", "css-state.removed"),
        ("deprecation.added", "deprecation.removed"), ("event.added", "event.removed"),
        ("event.detail-lost", "event.detail-told"), ("event.detail-narrowed", "event.detail-widened"),
        ("event.no-longer-bubbles", "event.now-bubbles"), ("event.no-longer-cancelable", "event.now-cancelable"),
        ("event.no-longer-composed", "event.now-composed"), ("method.added", "method.removed"),
        ("method.no-longer-async", "method.now-async"), ("method.no-longer-static", "method.now-static"),
        ("method.optional-parameter-added", "method.optional-parameter-removed"),
        ("method.parameter-added", "method.parameter-removed"),
        ("method.parameter-narrowed", "method.parameter-widened"),
        ("method.parameter-optional", "method.parameter-required"),
        ("method.returns-narrowed", "method.returns-widened"), ("method.types-lost", "method.types-told"),
        ("property.added", "property.removed"), ("property.array-to-single", "property.single-to-array"),
        ("property.attribute-added", "property.attribute-removed"),
        ("property.default-added", "property.default-removed"),
        ("property.no-longer-readonly", "property.now-readonly"),
        ("property.no-longer-reflects", "property.now-reflects"),
        ("property.no-longer-required", "property.now-required"), ("property.read-narrowed", "property.read-widened"),
        ("property.type-lost", "property.type-told"), ("property.type-narrowed", "property.type-widened"),
        ("property.type-not-optional", "property.type-optional"), ("property.values-added", "property.values-removed"),
        ("slot.added", "slot.removed"), ("slot.default-to-named", "slot.named-to-default"),
        ("slot.no-longer-required", "slot.now-required"), ("slot.types-lost", "slot.types-told"),
        ("slot.types-narrowed", "slot.types-widened"), ("text.added", "text.removed"), ("token.added", "token.removed"),
        ("token.contrast-gained", "token.contrast-lost"), ("token.deprecated", "token.no-longer-deprecated"),
    ]

    private static let mirrors = Dictionary(uniqueKeysWithValues: mirrored + mirrored.map { ($1, $0) })
}

/// A rule, with what a library was and what it is.
struct RuleExample: Sendable, CustomTestStringConvertible {
    enum Format: String, Sendable {
        case manifest = "custom-elements.json"
        case docs = "docs/thing.md"
    }

    let id, before, after: String
    /// What it comes to in Swift.
    let effect: SwiftEffect
    let format: Format

    init(_ id: String, _ effect: SwiftEffect, _ before: String, _ after: String, format: Format = .manifest) {
        self.id = id
        self.effect = effect
        self.before = before
        self.after = after
        self.format = format
    }

    var testDescription: String { id }

    /// What was and what is.
    var libraries: (old: Library, new: Library) {
        func library(_ text: String) -> Library {
            Compared.library(format == .manifest ? ExampleManifest.text([text]) : text, path: format.rawValue)
        }
        return (library(before), library(after))
    }

    /// From before to after.
    var changes: LibraryChanges { Compared.changes(from: libraries.old, to: libraries.new) }

    /// From after to before.
    var mirrored: LibraryChanges { Compared.changes(from: libraries.new, to: libraries.old) }
}
