import Core
import Documents
import WebModel

struct ReadmeTable {
    struct Row {
        let name: DocsText
        let cells: [String: DocsText]
        /// Cells below unknown headers, and cells behind the last column.
        let extensions: [Extension]

        var place: SourceLocation { name.contentPlace }

        func code(_ column: String) -> String? {
            guard let cell = cells[column], !cell.isBlank else { return nil }
            return ReadmeTable.code(of: cell)
        }

        func facts(_ column: String = "description") -> ItemFacts {
            let notice = ReadmeNotice(cells[column]?.inlines ?? [])
            return ItemFacts(
                deprecated: notice.deprecation,
                description: notice.description,
                extensions: extensions,
                source: place
            )
        }
    }

    let rows: [Row]

    init(_ table: MarkdownTable, columns: [String], of item: String, into diagnostics: inout DiagnosticBag) {
        let headers = table.header.cells.map { DocsText($0) }
        for header in headers where !header.isBlank && !columns.contains(header.plain.lowercased()) {
            diagnostics.warning(
                .docsUnknownColumn,
                "no column of a table of \(item) items is called “\(header.plain)”; it is kept as it is",
                at: header.place
            )
        }
        rows = table.rows.map { row in
            var cells: [String: DocsText] = [:]
            var extensions: [Extension] = []
            for (header, cell) in zip(headers, row.cells.map { DocsText($0) }) {
                let column = header.plain.lowercased()
                if columns.contains(column), cells[column] == nil {
                    cells[column] = cell
                } else if !cell.isBlank {
                    extensions.append(Extension(.init(label: header.plain, content: cell)))
                }
            }
            if let surplus = row.surplus.map({ DocsText($0) }) {
                diagnostics.warning(
                    .docsRow,
                    "the row has more cells than the table has columns; a bar in a text is written `\\|`",
                    at: surplus.place
                )
                extensions.append(Extension(.init(label: "surplus", content: surplus)))
            }
            let name = row.cells.first.map { DocsText($0) } ?? DocsText([], at: row.start)
            return Row(name: name, cells: cells, extensions: extensions)
        }
    }

    /// Code that is all of a text but for emphasized remarks; words where there is none.
    static func code(of text: DocsText) -> String {
        let codes = text.codes
        return (codes.count == 1 ? codes[0] : text.plain).trimmed
    }
}
