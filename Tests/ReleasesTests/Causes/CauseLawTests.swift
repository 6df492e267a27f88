import Releases
import TestSupport
import Testing
import WebModel

@Suite("The laws of causes")
struct CauseLawTests {
    @Test("each has several effects, and the changes without a cause and the effects are all changes")
    func partition() { checkPartition(.sample) }

    @Test("and so it is for real libraries", .needs("corpus"), arguments: ReleasePair.tried)
    func partition(pair: ReleasePair) { checkPartition(pair) }

    private func checkPartition(_ pair: ReleasePair) {
        check(Compared.changes(from: pair.libraries.old, to: pair.libraries.new))
    }

    @Test("and so it is for changes at random", arguments: 0..<Loop.rounds(40))
    func partitionAtRandom(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let library = Compared.library(InventedLibrary(seed: UInt64(seed)).text)
        let new = library.mutated(times: Int.random(in: 1...30, using: &generator), using: &generator)
        check(Compared.changes(from: library, to: new))
        mirror(library, new)
    }

    private func check(_ changes: LibraryChanges) {
        for number in changes.causes.indices { #expect(changes.effects(of: number).count >= 2) }
        #expect(changes.changes.allSatisfy { $0.cause.map(changes.causes.indices.contains) ?? true })
        let entries = ReleaseEntries(changes)
        let told = entries.plain + entries.groups.flatMap(\.effects)
        #expect(told.sorted() == changes.open)
        // Without the effects of a cause, all figures are less by what these are.
        let figures = BreakFigures(changes)
        let breaking = changes.open.filter { $0.severity == .breaking }
        let onlyInSwift = breaking.count { $0.webSeverity != .breaking }
        #expect(figures.web + onlyInSwift == breaking.count)
        #expect(figures.swiftBecauseOfWeb + figures.swiftAlone == breaking.count { $0.swift.effect == .sourceBreaking })
        for group in entries.groups {
            for severity in ChangeSeverity.allCases {
                let rest = told.filter { change in !group.effects.contains(change) }.count { $0.severity == severity }
                #expect(rest + group.effects.count { $0.severity == severity } == changes.count(severity))
            }
        }
        for change in changes.changes where change.isUncertain {
            #expect(change.severity < .breaking && change.cause.map { changes.causes[$0].kind.isOfSource } == true)
        }
    }

    @Test("the order of the sources makes no difference")
    func order() { checkOrder(.sample) }

    @Test("nor does the order of a real library's", .needs("corpus"), arguments: ReleasePair.tried)
    func order(pair: ReleasePair) { checkOrder(pair) }

    private func checkOrder(_ pair: ReleasePair) {
        var generator = SeededGenerator(seed: 13)
        let (old, new) = pair.libraries
        let changes = Compared.changes(from: old, to: new)
        let shuffled = Compared.changes(from: old.shuffled(using: &generator), to: new.shuffled(using: &generator))
        #expect(shuffled.causes.map(\.sentence) == changes.causes.map(\.sentence))
        #expect(shuffled.changes.map(\.cause) == changes.changes.map(\.cause))
    }

    @Test("the other way round finds the mirrored causes with the same effects")
    func mirrored() { mirror(.sample) }

    @Test("so it does for real libraries", .needs("corpus"), arguments: ReleasePair.tried)
    func mirrored(pair: ReleasePair) { mirror(pair) }

    private func mirror(_ pair: ReleasePair) { mirror(pair.libraries.old, pair.libraries.new) }

    /// But for what only Swift sees, which need not come back.
    private func mirror(_ old: Library, _ new: Library) {
        let forth = groups(Compared.changes(from: old, to: new), mirroring: true)
        let back = groups(Compared.changes(from: new, to: old), mirroring: false)
        #expect(forth == back)
    }

    private func groups(_ changes: LibraryChanges, mirroring: Bool) -> [String] {
        changes.causes.enumerated().compactMap { number, cause in
            guard cause.kind != .primitive else { return nil }
            let effects = changes.effects(of: number).map { changes.changes[$0] }.filter {
                $0.rule.id != "swift.changed"
            }
            let texts = effects.map { mirroring ? MirroredChange(mirroring: $0) : MirroredChange($0) }.sorted()
            let kind = mirroring ? cause.kind.mirror : cause.kind
            return effects.isEmpty ? nil : "\(kind) \(texts)"
        }
        .sorted()
    }
}

extension ChangeCause.Kind {
    /// The kind where the releases are compared the other way round.
    fileprivate var mirror: ChangeCause.Kind {
        switch self {
        case .sourceLost: .sourceBegan
        case .sourceBegan: .sourceLost
        case .prefix, .renamed, .alias, .base, .naming, .sameItem, .primitive: self
        }
    }
}
