import Foundation
import Matrix
import SourceText

/// The rows of a matrix, each member under another name.
struct RenamedMatrix {
    /// Of the built-in rows, as a project's over them.
    static let builtIn = RenamedMatrix(TranslatedLibraries.builtInRows[0].file)

    private let rows: SourceFile
    /// The old words by the new ones.
    private(set) var words: [String: String] = [:]

    init(_ file: SourceFile) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        var column: Int?
        var lines: [String] = []
        // Types tell which components have type parameters.
        let sections = text.range(of: "\n## Types\n").map { text[$0.lowerBound...] } ?? ""
        var hasMembers = false
        var words: [String: String] = [:]
        for line in sections.split(separator: "\n", omittingEmptySubsequences: false) {
            var cells = line.replacing("\\|", with: "\u{1}").split(separator: "|", omittingEmptySubsequences: false)
                .map(String.init)
            if line == "## Properties" { hasMembers = true }
            if cells.count < 3 || !hasMembers {
                column = nil
            } else if let header = cells.firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == "SwiftUI" }) {
                column = header
            } else if let column {
                // It tells of a role, and names no member: a project has no reason to say it again.
                if cells[column].contains("`see $") { continue }
                cells[column] = cells[column].replacing(/(`\$?)([a-z][A-Za-z0-9]*)(?=[:(])/) { match in
                    let name = String(match.output.2)
                    let other = Self.other(name)
                    words[other] = name
                    return match.output.1 + other
                }
            }
            lines.append(cells.joined(separator: "|").replacing("\u{1}", with: "\\|"))
        }
        rows = SourceFile(path: SourcePath("project.md"), text: lines.joined(separator: "\n"))
        self.words = words
    }

    /// The built-in rows and these over them.
    var matrix: Matrix {
        var diagnostics = DiagnosticBag()
        let documents = TranslatedLibraries.builtInRows + [MatrixDocument(rows, layer: .project)]
        let matrix = MatrixReader.read(documents, into: &diagnostics)
        precondition(diagnostics.sorted.isEmpty, "the renamed matrix has no mistake")
        return matrix
    }

    /// Each letter thirteen further on: as long, and its own for each name.
    private static func other(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { letter in
                    switch letter {
                    case "a"..."m", "A"..."M": Unicode.Scalar(letter.value + 13) ?? letter
                    case "n"..."z", "N"..."Z": Unicode.Scalar(letter.value - 13) ?? letter
                    default: letter
                    }
                }
            )
        )
    }

    /// A text with the names that the built-in rows give, also as part of the name of a view or of its type.
    func inOldWords(_ text: String) -> String {
        text.replacing(/[A-Za-z][A-Za-z0-9]*/) { match in
            let word = String(match.output)
            for ending in ["", "View", "Name", "Number"] where word.hasSuffix(ending) {
                let stem = String(word.dropLast(ending.count))
                if let old = words[stem] { return old + ending }
                let lower = stem.prefix(1).lowercased() + stem.dropFirst()
                if let old = words[lower] { return old.prefix(1).uppercased() + old.dropFirst() + ending }
            }
            return word
        }
    }
}
