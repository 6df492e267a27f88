import Foundation
import Releases
import TestSupport
import Testing
import WebModel

/// What a person said of an entry, from the two manifests alone: a line of `Tests/Corpus/judgements.tsv`.
private struct Judgement: Hashable {
    let pair: String
    let isBreaking: Bool
    let entry: String
    let isRight: Bool
    let reason: String

    static var all: [Judgement] {
        get throws {
            let path = Compared.packageRoot.appending(path: "Tests/Corpus/judgements.tsv")
            return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
                let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return Judgement(
                    pair: cells[0],
                    isBreaking: cells[1] == "breaking",
                    entry: cells[2...5].joined(separator: "\t"),
                    isRight: cells[6] == "right",
                    reason: cells[7]
                )
            }
        }
    }

    static func entry(_ change: Change) -> String {
        [change.tag, change.rule.id, change.before?.item?.description ?? "", change.after?.item?.description ?? ""]
            .joined(separator: "\t")
    }
}

@Suite("The corpus, judged by a person")
struct JudgementTests {
    private static let otherCount = 100

    private static func changes(_ pair: ReleasePair) -> [Change] {
        Compared.changes(from: pair.libraries.old, to: pair.libraries.new).changes
    }

    /// FNV-1a of the text: those with the lowest are drawn.
    private static func draw(_ entry: String) -> UInt64 {
        "28\t\(entry)".utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    @Test(
        "every breaking entry was judged, and none is judged that is not told",
        .needs("corpus"),
        arguments: ReleasePair.ofCorpus
    )
    func breaking(pair: ReleasePair) throws {
        let told = Self.changes(pair).filter { $0.severity == .breaking }.map(Judgement.entry).sorted()
        let judged = try Judgement.all.filter { $0.isBreaking && $0.pair == pair.name }.map(\.entry).sorted()
        #expect(told.joined(separator: "\n") == judged.joined(separator: "\n"))
    }

    @Test(
        "so were a hundred others of all pairs, drawn by their texts alone, so that one entry more moves no other",
        .needs("corpus")
    )
    func others() throws {
        let all = ReleasePair.ofCorpus.flatMap { pair in
            Self.changes(pair).filter { $0.severity != .breaking }.map { "\(pair.name)\t\(Judgement.entry($0))" }
        }
        let drawn = all.sorted { (Self.draw($0), $0) < (Self.draw($1), $1) }.prefix(Self.otherCount)
        let judged = try Judgement.all.filter { !$0.isBreaking }.map { "\($0.pair)\t\($0.entry)" }
        #expect(drawn.sorted().joined(separator: "\n") == judged.sorted().joined(separator: "\n"))
    }

    @Test("at least 95 of 100 are right, of the breaking ones and of all, and each has its reason")
    func precision() throws {
        let all = try Judgement.all
        #expect(all.count >= Self.otherCount * 2 && all.allSatisfy { $0.reason.count > 10 })
        for list in [all, all.filter(\.isBreaking)] { #expect(list.count(where: \.isRight) * 100 >= list.count * 95) }
    }

    @Test("a release of modus tells at most a dozen breaks on the web, and five in Swift without one", .needs("corpus"))
    func modus() throws {
        let pair = try #require(ReleasePair.ofCorpus.last)
        let figures = BreakFigures(Compared.changes(from: pair.libraries.old, to: pair.libraries.new))
        #expect(figures.web > 0 && figures.web <= 12)
        #expect(figures.swiftAlone <= 5)
    }
}
