import Core
import SwiftModel
import Translate
import WebModel

/// Reads a matrix that stands in a test.
///
/// `⟦` and `⟧` around a word mark where a diagnostic is expected; they are taken out before the text is read.
struct ReadMatrix {
    let matrix: Matrix
    let diagnostics: [Diagnostic]
    /// The places of the markers, as `line:column`.
    let marked: [String]

    init(_ text: String, layer: RuleSource.Layer = .builtIn) {
        let (plain, marked) = Self.unmarked(text)
        self.marked = marked
        var bag = DiagnosticBag()
        let file = SourceFile(path: SourcePath("m.md"), text: plain)
        matrix = MatrixReader.read([MatrixDocument(file, layer: layer)], into: &bag)
        diagnostics = bag.sorted
    }

    var places: [String] { diagnostics.compactMap { $0.location.map { "\($0.line):\($0.column)" } } }
    var ids: [DiagnosticID] { diagnostics.map(\.id) }
    var suggestions: [String?] { diagnostics.map(\.suggestion) }

    private static func unmarked(_ text: String) -> (String, [String]) {
        var plain = ""
        var marked: [String] = []
        var line = 1
        var column = 1
        for character in text {
            if character == "⟦" {
                marked.append("\(line):\(column)")
            } else if character != "⟧" {
                plain.append(character)
                column += character.utf8.count
                if character.isNewline {
                    line += 1
                    column = 1
                }
            }
        }
        return (plain, marked)
    }

    /// A document with one table of properties.
    static func properties(_ rows: String...) -> ReadMatrix { table("Properties", rows) }

    static func table(_ section: String, _ rows: [String]) -> ReadMatrix {
        let header =
            switch section {
            case "Names", "Values": "| Web | Swift |\n|---|---|"
            case "Icons": "| Web | Symbol |\n|---|---|"
            case "Variants": "| Web | Emphasis | Tone |\n|---|---|---|"
            case "Types": "| Web | Swift | Unit |\n|---|---|---|"
            case "Components": "| Web | SwiftUI | UIKit | Items | Implies | Why |\n|---|---|---|---|---|---|"
            default: "| Web | SwiftUI | UIKit | Why |\n|---|---|---|---|"
            }
        return ReadMatrix("## \(section)\n\n\(header)\n\(rows.joined(separator: "\n"))\n")
    }
}

extension Matrix {
    /// All that a matrix says, without the places of its rows, and sorted: two that say the same have the same.
    var summary: [String] {
        var lines: [String] = []
        for rule in rules {
            lines.append(
                "\(rule.components.text) \(rule.text) \(rule.patterns) \(rule.swiftUI) \(rule.uiKit) \(rule.reason ?? "")"
            )
        }
        for (web, entry) in names.prefixes { lines.append("prefix \(web) \(entry.swift)") }
        for (web, entry) in names.words { lines.append("word \(web) \(entry.swift)") }
        for (web, entry) in names.components { lines.append("component \(web) \(entry.swift)") }
        for entry in values.entries {
            lines.append("value \(entry.components.text) \(entry.scopes.map(\.text)) \(entry.values) \(entry.result)")
        }
        for (name, entry) in icons.symbols { lines.append("icon \(name) \(entry.symbol)") }
        for (word, entry) in variants.words { lines.append("variant \(word) \(entry.meaning)") }
        for place in contracts {
            lines.append("contract \(place.primitives) \(place.role) \(place.types) \(place.fitted as Any)")
        }
        for entry in types.entries {
            let parameter = entry.parameter.map { "\($0)" } ?? ""
            let unit = entry.unit?.rawValue ?? ""
            lines.append("type \(entry.components.text) \(entry.patterns) \(entry.swift) \(parameter) \(unit)")
        }
        for entry in html.entries { lines.append("html \(entry.subject) \(entry.result)") }
        for entry in components.entries {
            lines.append(
                "\(entry.components.map(\.text)) \(entry.result) \(entry.uiKit?.rawValue ?? "") "
                    + "\(entry.items.map(\.text)) \(entry.implied) \(entry.reason ?? "") \(entry.text)"
            )
        }
        return lines.sorted()
    }
}
