import Documents
import Translate

/// The rows of the matrices that decided something, for links to lead to.
struct RulesPage {
    private let library: DocumentedLibrary

    init(_ library: DocumentedLibrary) {
        self.library = library
    }

    var data: TemplateValue {
        ["title": .string(MarkdownCell.plain(library.title).text), "rows": .list(library.rules.map(row))]
    }

    private func row(_ rule: DocumentedRule) -> TemplateValue {
        let words = rule.cells.map { cell in
            "**\(MarkdownCell.plain(cell.column).text)** "
                + (Self.isProse(cell.column) ? MarkdownCell.plain(cell.text) : MarkdownCell.code(cell.text)).text
        }
        return [
            "anchor": .string(rule.anchor),
            "place": .string(MarkdownCell.plain(rule.place).text),
            "words": .string(words.joined(separator: " · ")),
            "uses": .string("\(rule.uses)"),
        ]
    }

    /// The columns that are for people.
    static func isProse(_ column: String) -> Bool { ["Why", "Notes", "Pattern"].contains(column) }
}
