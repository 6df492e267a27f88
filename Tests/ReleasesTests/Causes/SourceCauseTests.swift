import Releases
import TestSupport
import Testing
import WebModel

@Suite("What a source no longer tells, or tells now")
struct SourceCauseTests {
    private static func lost(_ change: (inout InventedLibrary) -> Void, seed: UInt64) -> LibraryChanges {
        let old = InventedLibrary(seed: seed)
        var new = old
        change(&new)
        return Compared.changes(old.text, new.text)
    }

    @Test(
        "a manifest without defaults is one cause, and what follows from it is uncertain",
        arguments: 0..<Loop.rounds(8)
    )
    func defaults(seed: Int) throws {
        let changes = Self.lost({ $0.tellsDefaults = false }, seed: UInt64(seed))
        let cause = try #require(changes.causes.first)
        #expect(changes.causes.count == 1 && cause.kind == .sourceLost)
        #expect(cause.sentence == "the source no longer tells defaults of properties")
        let expected = InventedLibrary(seed: UInt64(seed)).pieces.map(\.parts.count).reduce(0, +)
        #expect(changes.changes.count == expected && changes.effects(of: 0).count == expected)
        #expect(changes.changes.allSatisfy { $0.severity == .uncertain && $0.webSeverity == .uncertain })
        #expect(changes.count(.uncertain) == expected && changes.count(.breaking) == 0)
        #expect(changes.bump == .minor)
        let figures = BreakFigures(changes)
        #expect(figures.web == 0 && figures.swiftAlone == 0)
        #expect(cause.evidence.contains { $0.place != nil } && cause.evidence.contains { $0.place == nil })
    }

    @Test("the other way round the source began to tell them", arguments: 0..<Loop.rounds(4))
    func began(seed: Int) {
        let old = InventedLibrary(seed: UInt64(seed))
        var new = old
        new.tellsDefaults = false
        let changes = Compared.changes(new.text, old.text)
        #expect(changes.causes.map(\.kind) == [.sourceBegan])
        #expect(changes.changes.allSatisfy { $0.severity == .uncertain })
    }

    @Test("CSS parts that are gone from all components are uncertain, and no break", arguments: 0..<Loop.rounds(4))
    func lists(seed: Int) {
        let changes = Self.lost({ $0.tellsStyles = false }, seed: UInt64(seed))
        #expect(changes.causes.map(\.sentence) == ["the source no longer tells CSS parts"])
        #expect(changes.count(.breaking) == 0 && changes.count(.uncertain) == changes.changes.count)
    }

    @Test("CSS parts that are new in all components stay additions, of one cause", arguments: 0..<Loop.rounds(4))
    func newLists(seed: Int) {
        let new = InventedLibrary(seed: UInt64(seed))
        var old = new
        old.tellsStyles = false
        let changes = Compared.changes(old.text, new.text)
        #expect(changes.causes.map(\.sentence) == ["the source now tells CSS parts"])
        #expect(changes.changes.allSatisfy { $0.severity == .addition && $0.cause == 0 })
    }

    @Test("types that are no longer told are a matter of the source")
    func types() {
        let changes = Self.lost({ $0.tellsTypes = false }, seed: 3)
        #expect(changes.causes.map(\.sentence).contains("the source no longer tells types of properties"))
        #expect(changes.count(.breaking) == 0)
    }

    @Test("two facts that vanish at once are two causes, and each change belongs to its own")
    func twoFacts() {
        let changes = Self.lost(
            {
                $0.tellsDefaults = false
                $0.tellsStyles = false
            },
            seed: 5
        )
        #expect(changes.causes.count == 2)
        #expect(changes.changes.allSatisfy { $0.cause != nil })
    }

    @Test("defaults that are gone from some components were taken away by their authors", arguments: 1...3)
    func byHand(count: Int) {
        let tags = InventedLibrary(seed: 9).pieces.prefix(count).map(\.tag)
        let changes = Self.lost({ $0.withoutDefaults = Set(tags) }, seed: 9)
        #expect(!changes.causes.contains { $0.kind.isOfSource })
        #expect(changes.count(.uncertain) == 0 && !changes.changes.isEmpty)
    }

    @Test("what really changed beside it stays what it is: a removed property breaks")
    func beside() {
        let old = InventedLibrary(seed: 11)
        var new = old
        new.tellsDefaults = false
        let gone = new.pieces[0].parts.removeLast()
        let changes = Compared.changes(old.text, new.text)
        let removed = changes.changes.filter { $0.rule.id == "property.removed" }
        #expect(removed.map(\.item?.name) == [gone.name])
        #expect(removed.allSatisfy { $0.severity == .breaking && $0.cause == nil })
        #expect(BreakFigures(changes).web == 1 && changes.bump == .major)
    }
}
