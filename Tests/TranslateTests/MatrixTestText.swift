import Core
import Translate

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
