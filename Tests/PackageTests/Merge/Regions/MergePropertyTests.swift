import TestSupport
import Testing

@testable import Package

@Suite("What holds for every merge by lines")
struct MergePropertyTests {
    private static let tiny = (0..<Loop.rounds(2000)).map { seed -> MergeCase in
        var random = SeededGenerator(seed: UInt64(seed))
        return MergeCase.tiny(&random)
    }

    private static let real = (0..<Loop.rounds(150)).map { seed -> MergeCase in
        var random = SeededGenerator(seed: UInt64(seed))
        return MergeCase.dense(MergeCase.scaffolds, &random)
    }

    private var cases: [MergeCase] { Self.tiny + Self.real }

    @Test("what one side alone changed, or both in the same way, is the result")
    func identities() {
        for texts in cases {
            let (base, yours) = (texts.texts.base, texts.texts.yours)
            #expect(ThreeWayMerge(base: base, yours: base, generated: yours).bytes == yours)
            #expect(ThreeWayMerge(base: base, yours: yours, generated: base).bytes == yours)
            #expect(ThreeWayMerge(base: base, yours: yours, generated: yours).bytes == yours)
        }
    }

    /// The short cut for equal files has no part in these.
    @Test("the same holds for the merge by hunks itself")
    func identitiesOfHunks() {
        for texts in cases {
            let (base, yours) = (texts.texts.base, texts.texts.yours)
            for sides in [
                MergeSides(base: base, yours: base, generated: yours),
                MergeSides(base: base, yours: yours, generated: base),
                MergeSides(base: base, yours: yours, generated: yours),
            ] {
                let lines = LineMerge(sides.map { TextLines($0) })
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

    @Test("no line that people wrote is missing from the result with its conflicts, and their order is kept")
    func nothingIsLost() {
        for texts in cases {
            let lines = texts.lines
            let result = MergedPieces(texts.merge.bytes).yours
            var rest = result[...]
            for line in lines.yours.flatMap({ texts.yours[$0.new] }) {
                rest = rest.drop { $0 != line }
                #expect(!rest.isEmpty, "\(line) is missing: \(texts)")
                rest = rest.dropFirst()
            }
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
            var rest = MergedPieces(merge.bytes).yours[...]
            for line in texts.lines.generated.flatMap({ texts.generated[$0.new] }) {
                rest = rest.drop { $0 != line }
                #expect(!rest.isEmpty, "\(line) is missing: \(texts)")
                rest = rest.dropFirst()
            }
        }
    }

    @Test("the places of conflicts are those of their markers")
    func places() {
        for texts in cases {
            let merge = texts.merge
            let markers = merge.conflicts.flatMap { [$0.lines.lowerBound, $0.lines.upperBound] }
            let lines = String(decoding: merge.bytes, as: UTF8.self).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
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
