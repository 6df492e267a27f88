import Releases
import TestSupport
import Testing
import WebModel

@Suite("Comparing releases")
struct ComparisonPropertyTests {
    @Test("of the sample with itself finds nothing at all")
    func itself() { checkItself(.sample) }

    @Test("of a real library with itself finds nothing at all", .needs("corpus"), arguments: ReleasePair.tried)
    func itself(pair: ReleasePair) { checkItself(pair) }

    private func checkItself(_ pair: ReleasePair) {
        for library in [pair.libraries.old, pair.libraries.new] {
            let changes = Compared.changes(from: library, to: library)
            #expect(changes.ids == [])
            #expect(changes.spellings.isEmpty)
            #expect(changes.bump == .none)
        }
    }

    @Test("of the sample with its shuffled copy finds nothing")
    func shuffled() { checkShuffled(.sample) }

    @Test("of a real library with its shuffled copy finds nothing", .needs("corpus"), arguments: ReleasePair.tried)
    func shuffled(pair: ReleasePair) { checkShuffled(pair) }

    private func checkShuffled(_ pair: ReleasePair) {
        var generator = SeededGenerator(seed: 7)
        let library = pair.libraries.new
        for _ in 0..<Loop.rounds(5) {
            let changes = Compared.changes(from: library, to: library.shuffled(using: &generator))
            #expect(changes.ids == [], "\(changes.changes.prefix(3))")
            #expect(changes.spellings.allSatisfy { $0.normalization == .order || $0.normalization == .unionOrder })
        }
    }

    @Test("shuffling the new release makes no difference to what is found")
    func shuffledRelease() { checkShuffledRelease(.sample) }

    @Test("nor does shuffling a real library", .needs("corpus"), arguments: ReleasePair.tried)
    func shuffledRelease(pair: ReleasePair) { checkShuffledRelease(pair) }

    private func checkShuffledRelease(_ pair: ReleasePair) {
        var generator = SeededGenerator(seed: 11)
        let (old, new) = pair.libraries
        let changes = Compared.changes(from: old, to: new)
        let shuffled = Compared.changes(from: old, to: new.shuffled(using: &generator))
        #expect(shuffled.ids == changes.ids)
        #expect(shuffled.changes.map(Self.swift) == changes.changes.map(Self.swift))
    }

    /// Arguments stand in the order that callers know. A component or a type that is new has the order of its source: there
    /// the same letters are enough.
    private static func swift(_ change: Change) -> [String] {
        let impact = change.swift
        let lines = impact.edits.map { edit in
            guard let before = edit.before else { return String((edit.after ?? "").sorted()) }
            return "\(before) \(edit.after ?? "")"
        }
        return ["\(impact.effect) \(impact.effort)"] + lines
    }

    @Test("the other way round finds the mirrored changes")
    func mirrored() { checkMirrored(.sample) }

    @Test("so it does for real libraries", .needs("corpus"), arguments: ReleasePair.tried)
    func mirrored(pair: ReleasePair) { checkMirrored(pair) }

    private func checkMirrored(_ pair: ReleasePair) {
        let (old, new) = pair.libraries
        check(old, new)
    }

    @Test("and so it is for changes at random", arguments: 0..<Loop.rounds(60))
    func mirroredAtRandom(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var library = Self.part
        library.components = library.components.filter { _ in Bool.random(using: &generator) }
        let old = library.mutated(times: Int.random(in: 0...6, using: &generator), using: &generator)
        let new = library.mutated(times: Int.random(in: 1...6, using: &generator), using: &generator)
        check(old, new)
    }

    /// Components with something of every kind.
    private static let part: Library = {
        var library = Compared.library(ReleasePair.sample.new)
        let tags = ["elvt-button", "elvt-dialog", "elvt-select", "elvt-input", "elvt-table", "elvt-card"]
        library.components = library.components.filter { tags.contains($0.tag) }
        return library
    }()

    /// What only Swift sees need not come back: an argument that may be left out now had to be given before.
    private func check(_ old: Library, _ new: Library) {
        let forth = Compared.changes(from: old, to: new).changes.filter { $0.rule.id != "swift.changed" }
        let back = Compared.changes(from: new, to: old).changes.filter { $0.rule.id != "swift.changed" }
        let wanted = forth.map { MirroredChange(mirroring: $0) }.sorted()
        let found = back.map { MirroredChange($0) }.sorted()
        #expect(found == wanted)
    }
}

/// What must come back when two releases are compared the other way round.
///
/// What a deprecation says to use belongs to the newer side alone, and so does what a change comes to in Swift.
struct MirroredChange: Hashable, Comparable {
    private let text: String

    /// A change as it is.
    init(_ change: Change) { self.init(change.rule, change.before, change.after, change) }

    /// A change as it must be the other way round.
    init(mirroring change: Change) { self.init(change.rule.mirror, change.after, change.before, change) }

    private init(_ rule: ChangeRule, _ before: ChangeSide?, _ after: ChangeSide?, _ change: Change) {
        let sides = [before, after].map { "\($0?.tag ?? "") \($0?.item?.description ?? "") \($0?.text ?? "")" }
        let evidence = change.evidence.map(\.rawValue).joined(separator: " ")
        text = ([rule.id] + sides + [change.parts.sorted().joined(separator: " "), evidence]).joined(separator: " | ")
    }

    static func < (left: MirroredChange, right: MirroredChange) -> Bool { left.text < right.text }
}
