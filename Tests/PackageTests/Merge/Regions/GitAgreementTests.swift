import TestSupport
import Testing

@testable import Package

@Suite("Agreement with git merge-file", .keepsGoing, .enabled(if: GitMergeFile.isInstalled, "git is not installed"))
struct GitAgreementTests {
    /// Why a result is another than git's.
    private enum Explanation: String, CaseIterable {
        /// Changes that touch, each altering or removing lines of its own.
        case touchingInPlace = "touching changes in place"
        /// Both sides come to the same text by different hunks.
        case sameOutcome = "the same outcome"
        case bothRules = "both rules"
        /// Equal lines are paired in another way: the rest is as git does it with its own pairs.
        case alignment = "other pairs of equal lines"
        case none = "unexplained"
    }

    /// What people compare: whether there are conflicts, and the text if there are none.
    private struct Outcome: Equatable {
        let isClean: Bool
        let bytes: [UInt8]?

        init(isClean: Bool, _ bytes: [UInt8]) {
            self.isClean = isClean
            self.bytes = isClean ? bytes : nil
        }

        init(_ lines: LineMerge, _ hunks: (yours: [LineHunk], generated: [LineHunk]), _ rules: MergeRules) {
            let regions = RegionWalk(lines.numbers, hunks, rules: rules).regions
            let text = MergedText(lines.texts, regions, EndingMerge(lines.texts))
            self.init(isClean: text.conflicts.isEmpty, text.bytes)
        }
    }

    private func explanation(_ texts: MergeCase, _ git: Outcome) async throws -> Explanation {
        let lines = texts.lines
        let own = (yours: lines.yours, generated: lines.generated)
        if Outcome(lines, own, .all.subtracting(.touchingInPlace)) == git { return .touchingInPlace }
        if Outcome(lines, own, .all.subtracting(.sameOutcome)) == git { return .sameOutcome }
        if Outcome(lines, own, []) == git { return .bothRules }
        let other = (
            yours: try await GitMergeFile.hunks(texts.base, texts.yours),
            generated: try await GitMergeFile.hunks(texts.base, texts.generated)
        )
        // Another way is only as good if it isn't longer.
        let size = { (hunks: [LineHunk]) in hunks.reduce(0) { $0 + $1.old.count + $1.new.count } }
        #expect(size(own.yours) <= size(other.yours) && size(own.generated) <= size(other.generated))
        if Outcome(lines, other, []) == git { return .alignment }
        // What git compares by and what it merges by place the same added lines differently.
        let pairs = [raised, traded].flatMap { move -> [(yours: [LineHunk], generated: [LineHunk])] in
            let moved = (yours: move(other.yours, texts.yours), generated: move(other.generated, texts.generated))
            return [(moved.yours, other.generated), (other.yours, moved.generated), moved]
        }
        return pairs.contains { Outcome(lines, $0, []) == git } ? .alignment : .none
    }

    /// The same hunks, those that only add lines as far up as equal lines allow.
    private func raised(_ hunks: [LineHunk], in new: [String]) -> [LineHunk] {
        var result: [LineHunk] = []
        for hunk in hunks {
            var hunk = hunk
            let floor = result.last?.new.upperBound ?? 0
            while hunk.old.isEmpty, hunk.new.lowerBound > floor,
                new[hunk.new.lowerBound - 1] == new[hunk.new.upperBound - 1]
            {
                hunk = LineHunk(
                    hunk.old.lowerBound - 1..<hunk.old.upperBound - 1,
                    hunk.new.lowerBound - 1..<hunk.new.upperBound - 1
                )
            }
            result.append(hunk)
        }
        return result
    }

    /// Pairs the lines between two hunks with the first lines of the second one, where these are alike: the first one takes
    /// what was paired with them.
    private func traded(_ hunks: [LineHunk], in new: [String]) -> [LineHunk] {
        var result = hunks
        for index in result.indices.dropFirst() {
            let (first, second) = (result[index - 1], result[index])
            let between = first.new.upperBound..<second.new.lowerBound
            guard second.new.count >= between.count,
                new[between].elementsEqual(new[second.new].prefix(between.count))
            else { continue }
            result[index - 1] = LineHunk(first.old, first.new.lowerBound..<between.upperBound)
            result[index] = LineHunk(second.old, second.new.lowerBound + between.count..<second.new.upperBound)
        }
        return result
    }

    /// The share of cases with the same answer to whether there is a conflict.
    private func agreement(
        _ name: String,
        _ cases: [MergeCase],
        apartFrom explanations: Set<Explanation> = []
    ) async throws -> Double {
        try #require(MergeCase.scaffolds.count > 50)
        var counts: [Explanation: Int] = [:]
        var different = 0
        for (texts, answer) in zip(cases, try await GitMergeFile.answers(to: cases)) {
            let merge = texts.merge
            let own = Outcome(isClean: merge.isClean, merge.bytes)
            let git = Outcome(isClean: answer.conflicts == 0, answer.bytes)
            guard own != git else { continue }
            let explanation = try await explanation(texts, git)
            counts[explanation, default: 0] += 1
            if own.isClean != git.isClean, !explanations.contains(explanation) { different += 1 }
            #expect(explanation != .none, "\(texts)")
        }
        let shown = Explanation.allCases.map { "\($0.rawValue): \(counts[$0] ?? 0)" }
        print("git merge-file, \(name), \(cases.count) cases:", shown.joined(separator: ", "))
        return 1 - Double(different) / Double(cases.count)
    }

    @Test("for whole scaffolds with an edit or two a side: 99 in 100 have a conflict with both or with neither")
    func usual() async throws {
        var random = SeededGenerator(seed: 1)
        let cases = (0..<Loop.rounds(1500)).map { _ in MergeCase.usual(MergeCase.scaffolds, &random) }
        #expect(try await agreement("whole scaffolds", cases) >= 0.99)
    }

    @Test("for parts of scaffolds with many edits: 99 in 100, apart from touching changes in place")
    func dense() async throws {
        var random = SeededGenerator(seed: 2)
        let cases = (0..<Loop.rounds(1000)).map { _ in MergeCase.dense(MergeCase.scaffolds, &random) }
        #expect(try await agreement("many edits", cases, apartFrom: [.touchingInPlace]) >= 0.99)
    }

    @Test("for lines of few letters, which can be taken for others: 99 in 100, apart from touching changes in place")
    func tiny() async throws {
        var random = SeededGenerator(seed: 3)
        let cases = (0..<Loop.rounds(1500)).map { _ in MergeCase.tiny(&random) }
        #expect(try await agreement("few letters", cases, apartFrom: [.touchingInPlace]) >= 0.99)
    }
}
