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
        case "existence":
            return ["added", "removed", "renamed", "default-to", "named-to"].map { "\(prefix).\($0)" }
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
