import Foundation

/// The rows of a matrix with each member under another name, as a project writes them to call everything otherwise.
package struct RenamedRows: Sendable {
    package let text: String
    /// The old words by the new ones.
    package let words: [String: String]

    /// `text` is the page of the built-in rows.
    package init(_ text: String) {
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
        self.text = lines.joined(separator: "\n")
        self.words = words
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
}
