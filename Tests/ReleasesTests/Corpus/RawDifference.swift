import Foundation
import Releases
import WebModel

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
