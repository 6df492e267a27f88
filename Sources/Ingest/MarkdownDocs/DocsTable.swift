import Core
import Documents
import WebModel

/// A table of an API section: a row for each item, and a column for each field.
struct DocsTable {
    let items: [DocsItem]

    init?(
        _ table: MarkdownTable,
        of kind: DocsSectionKind,
        in dialect: DocsDialect,
        into diagnostics: inout DiagnosticBag
    ) {
        let headers = table.header.cells.map { DocsText($0) }
        let words = headers.map { $0.plain.lowercased() }
        guard let names = dialect.names(of: kind).lazy.compactMap({ words.firstIndex(of: $0) }).first else {
            return nil
        }
        let fields = headers.indices.map { $0 == names ? nil : dialect.field(headers[$0].plain, of: kind) }
        for (index, header) in headers.enumerated() where index != names && fields[index] == nil && !header.isBlank {
            diagnostics.warning(
                .docsUnknownColumn,
                "no column of a table of \(kind.itemName) items is called “\(header.plain)”; it is kept as it is",
                at: header.place
            )
        }
        var items: [DocsItem] = []
        for row in table.rows {
            let cells = row.cells.map { DocsText($0) }
            let isEmpty = cells.allSatisfy { EmptyMark.stands(in: $0) }
            if !dialect.isGenerated, isEmpty || cells[names].isBlank {
                // A row of dashes, or of “None”, says that there is nothing.
                guard !isEmpty else { continue }
                diagnostics.warning(.docsRow, "a row without the name of a \(kind.itemName)", at: row.start)
                continue
            }
            var item = DocsItem(kind: kind, name: cells[names], isRow: true)
            for (index, cell) in cells.enumerated() where index != names {
                if let field = fields[index] {
                    if item.fields[field] == nil || !cell.isBlank {
                        item.tell(cell, label: headers[index].plain, of: field)
                    }
                } else if !cell.isBlank {
                    item.extensions.append(Extension(headers[index].plain, cell))
                }
            }
            if let surplus = row.surplus.map({ DocsText($0) }) {
                diagnostics.warning(
                    .docsRow,
                    "the row has more cells than the table has columns; a bar in a text is written `\\|`",
                    at: surplus.place
                )
                item.extensions.append(Extension("surplus", surplus))
            }
            if !dialect.isGenerated { item.splitDescription() }
            items.append(item)
            diagnostics.add(contentsOf: item.diagnostics)
        }
        self.items = items
    }
}
