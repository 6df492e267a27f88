import Foundation
import Releases
import TestSupport
import Testing
import WebModel

@Suite("The corpus, compared by another program", .needs("corpus"))
struct CorpusChangesTests {
    /// A generator's mistake for `vsc-click`, which Weblift reads as that: see Tests/Corpus/README.md.
    private static let mistakes = ["vsc-click<{"]

    @Test(
        "every difference is told as a change or as a normalization, every change is one, and few of Swift have no cause",
        arguments: ReleasePair.ofCorpus
    )
    func changes(pair: ReleasePair) throws {
        let (old, new) = pair.libraries
        let changes = Compared.changes(from: old, to: new)
        let differences = try RawDifference.all(in: Self.table(pair))
        #expect(differences.count > 50 && changes.changes.count > 50)
        for difference in differences where !Self.mistakes.contains(difference.name) {
            let isExplained =
                changes.changes.contains(where: difference.isExplained)
                || changes.spellings.contains(where: difference.isExplained)
            #expect(isExplained, "\(difference)")
        }
        // But for prose and Swift, of which the other program lists nothing.
        for change in changes.changes where !["docs.changed", "swift.changed"].contains(change.rule.id) {
            // What differs about an item with two names can't be listed by one who does not know that it is one item.
            let isOfRenamed = change.before?.item?.name != change.after?.item?.name && change.evidence.isEmpty
            let isListed = differences.contains { difference in
                difference.isExplained(by: change) || (isOfRenamed && difference.isExistence(ofItemOf: change))
            }
            #expect(isListed, "\(change.tag) \(change.rule.id)")
        }
        #expect(changes.changes.count { $0.rule.id == "swift.changed" } <= 5)
    }

    @Test(
        "the tables of differences are what the script lists today",
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

/// A line of what `Tests/Corpus/raw_differences.py` lists: something that two manifests don't say with the same letters.
struct RawDifference: Hashable, CustomStringConvertible {
    let line, component, kind, name, fact: String

    init?(_ line: Substring) {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 6, let name = try? JSONDecoder().decode(String.self, from: Data(cells[2].utf8)) else {
            return nil
        }
        self.line = String(line)
        component = String(cells[0])
        kind = String(cells[1])
        self.name = name
        fact = String(cells[3])
    }

    static func all(in text: String) throws -> [RawDifference] {
        try text.split(separator: "\n").dropFirst().map { line in
            guard let difference = RawDifference(line) else { throw CocoaError(.coderReadCorrupt) }
            return difference
        }
    }

    var description: String { line }

    /// Whether a change tells of it.
    func isExplained(by change: Change) -> Bool {
        guard [change.tag, change.before?.tag, change.after?.tag].contains(component) else { return false }
        if kind == "component" {
            switch fact {
            case "existence":
                return ["component.added", "component.removed", "component.renamed"].contains(change.rule.id)
            case "class": return change.rule.id == "component.class-renamed"
            default: return change.item == nil && change.rule.id.hasPrefix("deprecation.")
            }
        }
        guard [change.before?.item, change.after?.item].contains(where: isMeant) else { return false }
        return Self.rules(of: fact, kind).contains { change.rule.id.hasPrefix($0) }
    }

    /// Whether something is told to be spelled differently only.
    func isExplained(by spelling: SpellingDifference) -> Bool {
        guard spelling.tag == component, isMeant(spelling.item) else { return false }
        switch fact {
        case "type", "returns", "parameters": return spelling.fact == .type
        case "default": return spelling.fact == .defaultValue
        default: return false
        }
    }

    /// Whether it tells that an item of a change came or went.
    func isExistence(ofItemOf change: Change) -> Bool {
        fact == "existence" && change.tag == component
            && [change.before?.item, change.after?.item].contains(where: isMeant)
    }

    private func isMeant(_ item: ItemReference?) -> Bool { item?.kind.rawValue == kind && item?.name == name }

    /// How the ids of the rules begin that can tell of a fact.
    private static func rules(of fact: String, _ kind: String) -> [String] {
        let words = ["cssPart": "css-part", "cssProperty": "css-property", "cssState": "css-state"]
        let prefix = words[kind] ?? kind
        switch fact {
        case "existence": return ["added", "removed", "renamed", "default-to", "named-to"].map { "\(prefix).\($0)" }
        case "type":
            return [
                "\(prefix).type", "\(prefix).value", "\(prefix).array", "\(prefix).single", "\(prefix).read-",
                "\(prefix).detail",
            ]
        case "default": return ["\(prefix).default-"]
        case "attribute": return ["\(prefix).attribute-", "\(prefix).renamed"]
        case "reflects": return ["\(prefix).now-reflects", "\(prefix).no-longer-reflects"]
        case "readonly": return ["\(prefix).now-readonly", "\(prefix).no-longer-readonly"]
        case "required": return ["\(prefix).now-required", "\(prefix).no-longer-required"]
        case "returns": return ["method.returns-", "method.now-async", "method.no-longer-async", "method.types-"]
        case "parameters": return ["method.parameter", "method.optional-parameter", "method.types-"]
        case "deprecated": return ["deprecation."]
        case "syntax": return ["\(prefix).syntax-"]
        default: return []
        }
    }
}

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
