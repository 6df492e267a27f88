import TestSupport
import Testing

@testable import Package

@Suite("What holds for every merge by lines")
struct MergePropertyTests {
    private static let tiny = made(2000, MergeCase.tiny)
    private static let real = made(150) { MergeCase.dense(MergeCase.scaffolds, &$0) }

    private static func made(_ count: Int, _ make: (inout SeededGenerator) -> MergeCase) -> [MergeCase] {
        (0..<Loop.rounds(count)).map { seed in
            var random = SeededGenerator(seed: UInt64(seed))
            return make(&random)
        }
    }

    private var cases: [MergeCase] { Self.tiny + Self.real }

    /// The short cut for equal files has no part in the merge by hunks itself.
    @Test("what one side alone changed, or both in the same way, is the result, also of the merge by hunks itself")
    func identities() {
        for texts in cases {
            let (base, yours) = (texts.texts.base, texts.texts.yours)
            for sides in [(base, yours), (yours, base), (yours, yours)] {
                #expect(ThreeWayMerge(base: base, yours: sides.0, generated: sides.1).bytes == yours)
                let lines = LineMerge(MergeSides(base: base, yours: sides.0, generated: sides.1).map { TextLines($0) })
                let text = MergedText(lines.texts, lines.regions(), EndingMerge(lines.texts))
                #expect(text.bytes == yours)
                #expect(text.conflicts.isEmpty)
            }
        }
    }

    @Test("the two sides can be exchanged, and nothing changes but whose is whose")
    func symmetry() {
        for texts in cases {
            let sides = texts.texts
            let merge = ThreeWayMerge(base: sides.base, yours: sides.yours, generated: sides.generated)
            let other = ThreeWayMerge(base: sides.base, yours: sides.generated, generated: sides.yours)
            #expect(MergedPieces(merge.bytes) == MergedPieces(other.bytes).swapped, "\(texts)")
        }
    }

    private func expect(_ lines: [String], in result: [String], of texts: MergeCase) {
        var rest = result[...]
        for line in lines {
            rest = rest.drop { $0 != line }
            #expect(!rest.isEmpty, "\(line) is missing: \(texts)")
            rest = rest.dropFirst()
        }
    }

    @Test("no line that people wrote is missing from the result with its conflicts, and their order is kept")
    func nothingIsLost() {
        for texts in cases {
            let lines = texts.lines
            let result = MergedPieces(texts.merge.bytes).yours
            expect(lines.yours.flatMap { texts.yours[$0.new] }, in: result, of: texts)
            // The same without asking our own diff: what the base has less often than yours.
            var counts: [String: Int] = [:]
            for line in texts.yours { counts[line, default: 0] += 1 }
            for line in texts.base { counts[line, default: 0] -= 1 }
            for line in result { counts[line, default: 0] -= 1 }
            let missing = counts.filter { $0.value > 0 }
            // A line that the generator takes away in one place and that yours adds in another may be one of those.
            let removed = Set(lines.generated.flatMap { texts.base[$0.old] })
            #expect(missing.allSatisfy { removed.contains($0.key) }, "\(texts)")
        }
    }

    @Test("a result without conflicts has every change of the generator")
    func generatorsChangesAreThere() {
        for texts in cases {
            let merge = texts.merge
            guard merge.isClean else { continue }
            let changes = texts.lines.generated.flatMap { texts.generated[$0.new] }
            expect(changes, in: MergedPieces(merge.bytes).yours, of: texts)
        }
    }

    @Test("the places of conflicts are those of their markers")
    func places() {
        for texts in cases {
            let merge = texts.merge
            let markers = merge.conflicts.flatMap { [$0.lines.lowerBound, $0.lines.upperBound] }
            let lines = merge.text.split(separator: "\n", omittingEmptySubsequences: false)
            let found = lines.indices.filter { ["<<<<<<< yours", ">>>>>>> now generated"].contains(lines[$0]) }
            #expect(markers == found.map { $0 + 1 })
            #expect(ConflictMarkers(in: merge.bytes).isEmpty == merge.isClean)
        }
    }

    @Test("regions follow each other in all three texts and leave nothing out")
    func regions() {
        for texts in cases {
            let lines = texts.lines
            for reach in [0, 1, 3, 1000] {
                var ends = MergeSides(base: 0, yours: 0, generated: 0)
                for region in lines.regions(reach: reach) {
                    #expect(region.base.lowerBound == ends.base)
                    #expect(region.yours.lowerBound == ends.yours)
                    #expect(region.generated.lowerBound == ends.generated)
                    ends = MergeSides(
                        base: region.base.upperBound,
                        yours: region.yours.upperBound,
                        generated: region.generated.upperBound
                    )
                }
                #expect(ends == lines.numbers.map(\.count))
            }
        }
    }

    @Test("a coarser merge ends with one conflict, either choice of which is a side as it was")
    func coarsest() {
        for texts in Self.tiny.prefix(Loop.rounds(400)) {
            var merge = texts.merge
            guard merge.isCombined else { continue }
            while let coarser = merge.coarser { merge = coarser }
            guard !merge.isClean else { continue }
            #expect(merge.conflicts.count == 1)
            #expect(merge.outcomes == [texts.texts.yours, texts.texts.generated])
        }
    }
}
