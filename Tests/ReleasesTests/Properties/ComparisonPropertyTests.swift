import Releases
import TestSupport
import Testing
import WebModel

@Suite("Comparing releases")
struct ComparisonPropertyTests {
    @Test("keeps its laws for the sample", arguments: ComparisonLaw.allCases)
    func sample(law: ComparisonLaw) { law.check(ReleasePair.sample.libraries) }

    @Test("keeps them for real libraries", .needs("corpus"), arguments: ComparisonLaw.allCases, ReleasePair.tried)
    func real(law: ComparisonLaw, pair: ReleasePair) { law.check(pair.libraries) }

    @Test("finds the mirrored changes the other way round, for changes at random", arguments: 0..<Loop.rounds(60))
    func mirroredAtRandom(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var library = Self.part
        library.components = library.components.filter { _ in Bool.random(using: &generator) }
        let old = library.mutated(times: Int.random(in: 0...6, using: &generator), using: &generator)
        let new = library.mutated(times: Int.random(in: 1...6, using: &generator), using: &generator)
        ComparisonLaw.mirroredChanges.check((old, new))
    }

    /// Components with something of every kind.
    private static let part: Library = {
        var library = Compared.library(ReleasePair.sample.new)
        let tags = ["elvt-button", "elvt-dialog", "elvt-select", "elvt-input", "elvt-table", "elvt-card"]
        library.components = library.components.filter { tags.contains($0.tag) }
        return library
    }()

    @Test("keeps the laws of causes, for changes at random", arguments: 0..<Loop.rounds(40))
    func causesAtRandom(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let library = Compared.library(InventedLibrary(seed: UInt64(seed)).text)
        let new = library.mutated(times: Int.random(in: 1...30, using: &generator), using: &generator)
        ComparisonLaw.partition.check((library, new))
        ComparisonLaw.mirroredCauses.check((library, new))
    }
}

/// What is true of any two releases.
enum ComparisonLaw: String, CaseIterable, CustomTestStringConvertible {
    case itself = "a release has no changes to itself"
    case shuffled = "nor to its shuffled copy"
    case shuffledRelease = "shuffling the new release makes no difference to what is found"
    case mirroredChanges = "the other way round there are the mirrored changes"
    case partition = "a cause has several effects, and those and the changes without a cause are all changes"
    case order = "the order of the sources makes no difference to causes"
    case mirroredCauses = "the other way round there are the mirrored causes with the same effects"

    var testDescription: String { rawValue }

    func check(_ releases: (old: Library, new: Library)) {
        var generator = SeededGenerator(seed: 7)
        let (old, new) = releases
        lazy var changes = Compared.changes(from: old, to: new)
        switch self {
        case .itself:
            for library in [old, new] {
                let changes = Compared.changes(from: library, to: library)
                #expect(changes.ids == [])
                #expect(changes.spellings.isEmpty)
                #expect(changes.bump == .none)
            }
        case .shuffled:
            for _ in 0..<Loop.rounds(5) {
                let changes = Compared.changes(from: new, to: new.shuffled(using: &generator))
                #expect(changes.ids == [], "\(changes.changes.prefix(3))")
                #expect(changes.spellings.allSatisfy { [.order, .unionOrder].contains($0.normalization) })
            }
        case .shuffledRelease:
            let shuffled = Compared.changes(from: old, to: new.shuffled(using: &generator))
            #expect(shuffled.ids == changes.ids)
            #expect(shuffled.changes.map(Self.swift) == changes.changes.map(Self.swift))
        case .mirroredChanges:
            // What only Swift sees need not come back: an argument that may be left out now had to be given before.
            let forth = changes.changes.filter { $0.rule.id != "swift.changed" }
            let back = Compared.changes(from: new, to: old).changes.filter { $0.rule.id != "swift.changed" }
            #expect(back.map { MirroredChange($0) }.sorted() == forth.map { MirroredChange(mirroring: $0) }.sorted())
        case .partition: Self.checkPartition(changes)
        case .order:
            let shuffled = Compared.changes(from: old.shuffled(using: &generator), to: new.shuffled(using: &generator))
            #expect(shuffled.causes.map(\.sentence) == changes.causes.map(\.sentence))
            #expect(shuffled.changes.map(\.cause) == changes.changes.map(\.cause))
        case .mirroredCauses:
            let back = Compared.changes(from: new, to: old)
            #expect(Self.causes(changes, mirroring: true) == Self.causes(back, mirroring: false))
        }
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

    private static func checkPartition(_ changes: LibraryChanges) {
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

    /// But for what only Swift sees, which need not come back.
    private static func causes(_ changes: LibraryChanges, mirroring: Bool) -> [String] {
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
