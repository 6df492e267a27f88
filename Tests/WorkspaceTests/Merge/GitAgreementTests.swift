import Foundation
import Testing

@testable import Workspace

@Suite("Agreement with git merge-file", .enabled(if: GitMergeFile.isInstalled, "git is not installed"))
struct GitAgreementTests {
    /// Why we and git differ.
    enum Explanation: String, CaseIterable, Comparable {
        case touchingInPlace, sameOutcome, bothRules, alignment, unexplained
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    private func isClean(_ texts: MergeCase, _ hunks: ([LineHunk], [LineHunk])?, _ rules: MergeRules) -> Bool {
        let merged = MergedTexts(
            base: MergeCase.bytes(texts.base),
            yours: MergeCase.bytes(texts.yours),
            generated: MergeCase.bytes(texts.generated)
        )
        let n = merged.numbers
        let s = (LineShapes(merged.base), LineShapes(merged.yours), LineShapes(merged.generated))
        let h =
            hunks ?? (
                LineDiff.hunks(n.base, n.yours, shapes: (s.0, s.1)),
                LineDiff.hunks(n.base, n.generated, shapes: (s.0, s.2))
            )
        return !RegionWalk(n, h, rules: rules).regions.contains { $0.kind == .conflict }
    }

    private func explanation(_ texts: MergeCase, _ answer: Bool) throws -> Explanation {
        if isClean(texts, nil, .all.subtracting(.touchingInPlace)) == answer { return .touchingInPlace }
        if isClean(texts, nil, .all.subtracting(.sameOutcome)) == answer { return .sameOutcome }
        if isClean(texts, nil, []) == answer { return .bothRules }
        let git = (try GitMergeFile.hunks(texts.base, texts.yours), try GitMergeFile.hunks(texts.base, texts.generated))
        if isClean(texts, git, []) == answer { return .alignment }
        return .unexplained
    }

    func check(_ cases: [MergeCase]) throws {
        let answers = try GitMergeFile.answers(to: cases)
        var counts: [Explanation: Int] = [:]
        var clean = 0, bytesDiffer = 0
        for (texts, answer) in zip(cases, answers) {
            let merge = texts.merge
            if merge.isClean != (answer.conflicts == 0) {
                let e = try explanation(texts, answer.conflicts == 0)
                counts[e, default: 0] += 1
                if e == .unexplained { print(texts, answer) }
            } else if merge.isClean {
                clean += 1
                if merge.bytes != answer.bytes { bytesDiffer += 1 }
            }
        }
        print(cases.count, "clean", clean, "bytesDiffer", bytesDiffer)
        for (e, c) in counts.sorted(by: { $0.key < $1.key }) { print(e, c) }
    }

    @Test func tiny() throws {
        var random = SeededGenerator(seed: 1)
        try check((0..<2000).map { _ in .tiny(&random) })
    }

    @Test func real() throws {
        var random = SeededGenerator(seed: 2)
        let root = URL(filePath: "/work/hands/merge/out/Sources")
        let paths =
            FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }.filter {
                $0.hasSuffix(".swift")
            }.sorted() ?? []
        let files = try paths.map {
            try String(contentsOf: root.appending(path: $0), encoding: .utf8).split(
                separator: "\n",
                omittingEmptySubsequences: false
            ).dropLast().map(String.init)
        }
        try check((0..<2000).map { _ in .real(files, &random) })
    }
}
