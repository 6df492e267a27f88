import Releases
import Testing

@Suite("The rules of changes")
struct RuleTests {
    @Test("every rule but that of Swift alone has an example, and every example has a rule")
    func examples() {
        let ids = RuleExample.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).union(["swift.changed"]) == Set(ChangeRule.all.filter { !$0.isOfTokens }.map(\.id)))
    }

    @Test("what an example changed is found, and nothing else is", arguments: RuleExample.all)
    func isFound(example: RuleExample) {
        let changes = example.changes
        #expect(changes.ids == [example.id])
        #expect(changes.changes.map(\.swift.effect) == [example.effect])
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

    @Test("the effect that the registry tells for a rule is that of its example", arguments: RuleExample.all)
    func usualEffect(example: RuleExample) throws {
        #expect(try #require(ChangeRule.named(example.id)).usualEffect == example.effect)
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
