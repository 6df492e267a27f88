import Markdown
import SourceText

/// A row of a matrix as its author wrote it, cell by cell: what a person is shown of a rule.
package struct RowText: Sendable, Equatable {
    package struct Cell: Sendable, Equatable {
        package let column: String
        /// The words of the cell, without backticks and other mark-up.
        package let text: String

        package init(column: String, text: String) {
            self.column = column
            self.text = text
        }
    }

    /// Those that say something.
    package let cells: [Cell]

    /// nil where the document has no such row. What is wrong with the document was said when it was read.
    package init?(of source: RuleSource, in documents: [MatrixDocument]) {
        guard documents.indices.contains(source.document) else { return nil }
        var ignored = DiagnosticBag()
        let file = documents[source.document].file
        guard let document = MarkdownDocument(file, into: &ignored) else { return nil }
        for case .table(let table) in document.blocks.map(\.kind) {
            guard let row = table.rows.first(where: { $0.start.line == source.location.line }) else { continue }
            cells = zip(table.header.cells, row.cells).compactMap { header, cell in
                let text = cell.content.plainText
                return text.isEmpty ? nil : Cell(column: header.content.plainText, text: text)
            }
            return
        }
        return nil
    }
}
