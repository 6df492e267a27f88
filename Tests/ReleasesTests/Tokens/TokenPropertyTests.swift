import Releases
import TestSupport
import Testing

@Suite("Design tokens at random")
struct TokenPropertyTests {
    private func generator(_ seed: Int) -> SeededGenerator { SeededGenerator(seed: UInt64(seed)) }

    @Test(
        "compared with themselves say nothing, in whatever order and spelling they are",
        arguments: 0..<Loop.rounds(40)
    )
    func itself(seed: Int) {
        var generator = generator(seed)
        let set = TokenSet(twins: Bool.random(using: &generator), using: &generator)
        #expect(ComparedTokens.changes(set.css, set.css(using: &generator)).summary == [])
    }

    @Test("order and spelling of either side make no difference to what changed", arguments: 0..<Loop.rounds(40))
    func spelling(seed: Int) {
        var generator = generator(seed)
        let old = TokenSet(twins: Bool.random(using: &generator), using: &generator)
        let new = old.mutated(using: &generator)
        let changes = ComparedTokens.changes(old.css, new.css)
        let others = ComparedTokens.changes(old.css(using: &generator), new.css(using: &generator))
        #expect(others.summary == changes.summary)
        #expect(others.map(\.followers) == changes.map(\.followers))
        #expect(others.map(\.swift) == changes.map(\.swift))
        #expect(changes == changes.sorted())
    }

    @Test(
        "the other way round, what was added is gone, and every other change is its mirror",
        arguments: 0..<Loop.rounds(60)
    )
    func mirrored(seed: Int) {
        var generator = generator(seed)
        let old = TokenSet(twins: Bool.random(using: &generator), using: &generator)
        let new = old.mutated(using: &generator)
        let changes = ComparedTokens.changes(old.css, new.css)
        let back = ComparedTokens.changes(new.css, old.css)
        func keys(_ changes: [TokenChange], isMirrored: Bool) -> [String] {
            changes.map { change in
                let names = [change.before?.name ?? "-", change.after?.name ?? "-"]
                let rule = isMirrored ? change.rule.mirror : change.rule
                return ([rule.id] + (isMirrored ? names.reversed() : names)).joined(separator: " ")
            }
            .sorted()
        }
        #expect(keys(back, isMirrored: true) == keys(changes, isMirrored: false))
    }

    @Test("each token that nothing else is like is found under any other name", arguments: 0..<Loop.rounds(40))
    func renamed(seed: Int) {
        var generator = generator(seed)
        let set = TokenSet(twins: false, using: &generator)
        let names = Dictionary(
            uniqueKeysWithValues: zip(
                set.entries.map(\.name),
                (1...set.entries.count).shuffled(using: &generator).map { "x\($0)y" }
            )
        )
        let changes = ComparedTokens.changes(set.css, set.renamed { names[$0] ?? $0 }.css(using: &generator))
        #expect(changes.allSatisfy { $0.rule.id == "token.renamed" }, "\(changes.summary)")
        #expect(changes.count == set.entries.count)
        for change in changes { #expect(names[change.before?.name ?? ""] == change.after?.name) }
    }

    @Test("of tokens that are alike none is taken for another", arguments: 0..<Loop.rounds(40))
    func twins(seed: Int) {
        var generator = generator(seed)
        let set = TokenSet(twins: true, using: &generator)
        let names = Dictionary(
            uniqueKeysWithValues: zip(
                set.entries.map(\.name),
                (1...set.entries.count).shuffled(using: &generator).map { "x\($0)y" }
            )
        )
        let changes = ComparedTokens.changes(set.css, set.renamed { names[$0] ?? $0 }.css(using: &generator))
        for change in changes where change.rule.id == "token.renamed" {
            #expect(names[change.before?.name ?? ""] == change.after?.name)
        }
    }

    @Test("another beginning of all names is told as that, whatever the tokens are", arguments: 0..<Loop.rounds(40))
    func prefix(seed: Int) {
        var generator = generator(seed)
        let set = TokenSet(twins: true, using: &generator)
        let old = set.renamed { "ac-" + $0 }
        let changes = ComparedTokens.changes(old.css, set.renamed { "bd-" + $0 }.css(using: &generator))
        #expect(changes.count == set.entries.count)
        for change in changes {
            #expect(change.rule.id == "token.renamed" && change.evidence.first == .prefix)
            #expect(change.before?.name.dropFirst(3) == change.after?.name.dropFirst(3))
        }
    }
}
