import Core
import Documents

enum TableItems {
    static func read(
        _ table: MarkdownTable,
        of kind: DocsSectionKind,
        into diagnostics: inout DiagnosticBag
    ) -> [DocsItem]? {
        let headers = table.header.cells.map { DocsText($0) }
        guard let nameColumn = nameColumn(in: headers, of: kind) else { return nil }
        let fields = headers.enumerated().map { index, header in
            index == nameColumn ? nil : DocsField(label: header.plain)
        }
        for (index, header) in headers.enumerated() where index != nameColumn && fields[index] == nil {
            guard !header.isBlank else { continue }
            diagnostics.warning(
                .docsUnknownColumn,
                "no column of a table of \(kind.itemName) items is called “\(header.plain)”; it is kept as it is",
                at: header.place
            )
        }
        return table.rows.compactMap { row in
            item(row, nameColumn, headers, fields, kind, &diagnostics)
        }
    }

    private static func nameColumn(in headers: [DocsText], of kind: DocsSectionKind) -> Int? {
        for name in kind.nameHeaders {
            if let index = headers.firstIndex(where: { $0.plain.lowercased() == name }) { return index }
        }
        return nil
    }

    private static func item(
        _ row: MarkdownTable.Row,
        _ nameColumn: Int,
        _ headers: [DocsText],
        _ fields: [DocsField?],
        _ kind: DocsSectionKind,
        _ diagnostics: inout DiagnosticBag
    ) -> DocsItem? {
        let cells = row.cells.map { DocsText($0) }
        let others = cells.enumerated().filter { $0.offset != nameColumn }.map(\.element)
        let name = cells[nameColumn]
        // A row of dashes, or of “None”, says that there is nothing.
        if EmptyMark.stands(in: name), others.allSatisfy({ EmptyMark.stands(in: $0) }) { return nil }
        guard !name.isBlank else {
            diagnostics.warning(.docsRow, "a row without the name of a \(kind.itemName)", at: row.start)
            return nil
        }
        var item = DocsItem(.row, name: name)
        for (index, cell) in cells.enumerated() where index != nameColumn {
            if let field = fields[index], item.fields[field]?.isBlank ?? true {
                item.fields[field] = cell
            } else if !cell.isBlank {
                if fields[index] != nil {
                    let header = headers[index].plain
                    diagnostics.warning(.docsConflict, "“\(header)” is told twice; the first counts", at: cell.place)
                }
                item.unknownFields.append(.init(label: headers[index].plain, content: cell))
            }
        }
        if let surplus = row.surplus.map({ DocsText($0) }) {
            diagnostics.warning(
                .docsRow,
                "the row has more cells than the table has columns; a bar in a text is written `\\|`",
                at: surplus.place
            )
            item.unknownFields.append(.init(label: "surplus", content: surplus))
        }
        item.splitDescription(into: &diagnostics)
        return item
    }
}

enum EmptyMark {
    private static let marks: Set<String> = ["", "-", "–", "—", "none", "n/a"]
    /// The bytes of the longest mark; nearly all texts are longer.
    private static let longest = 4

    /// Whether the whole text is such a mark. Code is not: `` `none` `` is a value.
    static func stands(in text: DocsText) -> Bool {
        guard text.plain.utf8.count <= longest else { return false }
        guard text.codes.isEmpty else { return text.codes.joined().trimmed.isEmpty && text.plain.isEmpty }
        return marks.contains(text.plain.lowercased())
    }
}
