import TestSupport
import Testing

@testable import Package

@Suite("Comparing lines")
struct LineDiffTests {
    private func hunks(_ old: [String], _ new: [String]) -> [LineHunk] {
        let texts = [old, new].map { TextLines(MergeCase.bytes($0)) }
        let numbers = LineNumbering.numbers(texts, by: .exact)
        return LineDiff.hunks(numbers[0], numbers[1], shapes: (LineShapes(texts[0]), LineShapes(texts[1])))
    }

    /// The length of the longest common subsequence, by the table of every textbook.
    private func common(_ old: [String], _ new: [String]) -> Int {
        var row = [Int](repeating: 0, count: new.count + 1)
        for line in old {
            var diagonal = 0
            for (index, other) in new.enumerated() {
                let above = row[index + 1]
                row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[new.count]
    }

    @Test("hunks lead from the old text to the new one, with equal lines between them, and no shorter ones do")
    func shortest() {
        for seed in 0..<Loop.rounds(2000) {
            var random = SeededGenerator(seed: UInt64(seed))
            let texts = MergeCase.tiny(&random)
            for (old, new) in [(texts.base, texts.yours), (texts.yours, texts.generated)] {
                let hunks = hunks(old, new)
                var rebuilt: [String] = []
                var position = 0
                var last: LineHunk?
                for hunk in hunks {
                    rebuilt += old[position..<hunk.old.lowerBound] + new[hunk.new]
                    position = hunk.old.upperBound
                    #expect(last.map { $0.old.upperBound < hunk.old.lowerBound } ?? true)
                    #expect(!hunk.old.isEmpty || !hunk.new.isEmpty)
                    last = hunk
                }
                rebuilt += old[position...]
                #expect(rebuilt == new)
                let size = hunks.reduce(0) { $0 + $1.old.count + $1.new.count }
                #expect(size == old.count + new.count - 2 * common(old, new), "\(old) \(new)")
            }
        }
    }

    /// Equal lines around a new function would also allow it to begin at the brace before, or at the blank line.
    @Test(
        "hunks are where a person would see the change",
        arguments: [
            (
                "a new function is one hunk from its first line to the blank line that sets it off",
                type(function(1), [""], function(2)), type(function(1), [""], function(3), [""], function(2)),
                [LineHunk(5..<5, 5..<9)]
            ),
            (
                "at the end of the type the blank line before it is the new one",
                type(function(1), [""], function(2)), type(function(1), [""], function(2), [""], function(3)),
                [LineHunk(8..<8, 8..<12)]
            ),
            (
                "a new member keeps its own attribute, although the next one has the same",
                type(state("a"), [""], state("b")), type(state("a"), [""], state("c"), [""], state("b")),
                [LineHunk(4..<4, 4..<7)]
            ),
            (altered, ["a", "x", "a", "a"], ["a", "y", "a", "a"], [LineHunk(1..<2, 1..<2)]),
            (altered, ["a", "a", "b"], ["a", "c", "b"], [LineHunk(1..<2, 1..<2)]),
            ("one more is the last of equal lines", ["a", "a", "b"], ["a", "a", "a", "b"], [LineHunk(2..<2, 2..<3)]),
            ("those less are the last of equal lines", ["a", "a", "a"], ["a"], [LineHunk(1..<3, 1..<1)]),
            ("empty texts", [], [], []),
            ("empty texts", [], ["a"], [LineHunk(0..<0, 0..<1)]),
            ("empty texts", ["a"], [], [LineHunk(0..<1, 0..<0)]),
        ] as [(String, [String], [String], [LineHunk])]
    )
    func places(promise: String, old: [String], new: [String], expected: [LineHunk]) {
        #expect(hunks(old, new) == expected, "\(promise)")
    }

    private static let altered = "an altered line is one hunk, wherever equal lines would allow its two halves to be"

    private static func type(_ parts: [String]...) -> [String] { ["struct A {"] + parts.joined() + ["}"] }

    private static func function(_ number: Int) -> [String] {
        ["    func f\(number)() {", "        \(number)", "    }"]
    }

    private static func state(_ name: String) -> [String] { ["    @State", "    var \(name) = 1"] }

    // MARK: Effort

    private func effort(_ old: [Int32], _ new: [Int32]) -> Int { MyersDiff(old, new).effort }

    /// Texts that have all lines in common and hardly any two in the same order, which is the worst that can be.
    private func shuffled(_ count: Int) -> Int {
        var random = SeededGenerator(seed: 7)
        let lines = (0..<Int32(count)).map { $0 }
        return effort(lines, lines.shuffled(using: &random))
    }

    @Test("the effort for texts in another order grows far less than with the square of their lines")
    func boundedEffort() {
        // Without a bound it is about a quarter of the square: 6 million for 5,000 lines.
        let (small, large) = (shuffled(5_000), shuffled(20_000))
        #expect(large < small * 6)
        #expect(large < 20_000 * 1_200)
        #expect(effort((0..<20_000).map { $0 }, (0..<20_000).reversed().map { $0 }) < 20_000 * 1_200)
    }

    @Test("100,000 lines that have nothing in common ask for no search at all")
    func nothingInCommon() {
        let (old, new) = ((0..<100_000).map { Int32($0) }, (0..<100_000).map { Int32(200_000 + $0) })
        let shapes = LineShapes(TextLines([UInt8](repeating: 0x0A, count: 100_000)))
        #expect(LineDiff.hunks(old, new, shapes: (shapes, shapes)) == [LineHunk(0..<100_000, 0..<100_000)])
    }
}
