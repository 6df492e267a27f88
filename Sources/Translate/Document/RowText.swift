import Core
import Documents

/// A row as its author wrote it, for people.
package struct RowText: Sendable, Equatable {
    package struct Cell: Sendable, Equatable {
        package let column: String
        /// Words of the cell, without backticks and other mark-up.
        package let text: String
    }

    package let cells: [Cell]

    /// nil where the document has no such row. Problems of the document were told when it was read.
    package init?(of source: RuleSource, in documents: [MatrixDocument]) {
        guard documents.indices.contains(source.document),
            let row = Self.all(in: documents[source.document])[source.location.line]
        else { return nil }
        self = row
    }

    private init(_ row: MarkdownTable.Row, of table: MarkdownTable) {
        cells = zip(table.header.cells, row.cells).compactMap { header, cell in
            let text = cell.content.plainText
            return text.isEmpty ? nil : Cell(column: header.content.plainText, text: text)
        }
    }

    package static func all(in document: MatrixDocument) -> [Int: RowText] {
        var rows: [Int: RowText] = [:]
        for table in tables(of: document) {
            for row in table.rows { rows[row.start.line] = RowText(row, of: table) }
        }
        return rows
    }

    private static func tables(of document: MatrixDocument) -> [MarkdownTable] {
        var ignored = DiagnosticBag()
        let blocks = MarkdownDocument(document.file, into: &ignored)?.blocks ?? []
        return blocks.compactMap { if case .table(let table) = $0.kind { table } else { nil } }
    }
}
