import Foundation
import Releases
import TestSupport
import Testing
import WebModel

@Suite("The corpus, compared by another program")
struct CorpusChangesTests {
    /// A generator's mistake for `vsc-click`, which Weblift reads as that: see Tests/Corpus/README.md.
    private static let mistakes = ["vsc-click<{"]

    @Test(
        "every difference of names, types, defaults and flags is told as a change, or as a normalization with a name",
        .needs("corpus"),
        arguments: ReleasePair.ofCorpus
    )
    func nothingIsMissed(pair: ReleasePair) throws {
        let (old, new) = pair.libraries
        let changes = Compared.changes(from: old, to: new)
        let differences = try RawDifference.all(in: Self.table(pair))
        #expect(differences.count > 50)
        for difference in differences where !Self.mistakes.contains(difference.name) {
            let isExplained =
                changes.changes.contains(where: difference.isExplained)
                || changes.spellings.contains(where: difference.isExplained)
            #expect(isExplained, "\(difference)")
        }
    }

    @Test(
        "every change is a difference that the other program lists too, but for prose and Swift",
        .needs("corpus"),
        arguments: ReleasePair.ofCorpus
    )
    func nothingIsInvented(pair: ReleasePair) throws {
        let (old, new) = pair.libraries
        let differences = try RawDifference.all(in: Self.table(pair))
        for change in Compared.changes(from: old, to: new).changes
        where change.rule.id != "docs.changed" && change.rule.id != "swift.changed" {
            // What differs about an item with two names can't be listed by one who does not know that it is one item.
            let isOfRenamed = change.before?.item?.name != change.after?.item?.name && change.evidence.isEmpty
            let isListed = differences.contains { difference in
                difference.isExplained(by: change) || (isOfRenamed && difference.isExistence(ofItemOf: change))
            }
            #expect(isListed, "\(change.tag) \(change.rule.id)")
        }
    }

    @Test(
        "at most five changes of a release in Swift have no cause on the web",
        .needs("corpus"),
        arguments: ReleasePair.ofCorpus
    )
    func causes(pair: ReleasePair) throws {
        let changes = Compared.changes(from: pair.libraries.old, to: pair.libraries.new).changes
        #expect(changes.count > 50)
        #expect(changes.filter { $0.rule.id == "swift.changed" }.count <= 5)
    }

    @Test(
        "the tables of differences are what the script lists today",
        .needs("corpus"),
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: ReleasePair.ofCorpus
    )
    func script(pair: ReleasePair) async throws {
        let script = Compared.packageRoot.appending(path: "Tests/Corpus/raw_differences.py")
        let output = try await Python.run([script.path, pair.old.path, pair.new.path] + pair.renamedTags)
        #expect(try output == Self.table(pair))
    }

    private static func table(_ pair: ReleasePair) throws -> String {
        let path = Compared.packageRoot.appending(path: "Tests/Corpus/\(pair.name).tsv")
        return try String(contentsOf: path, encoding: .utf8)
    }
}
