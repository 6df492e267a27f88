import Core
import Documents
import SwiftModel

struct MatrixRow {
    let row: MarkdownTable.Row
    let table: MatrixTable
    let document: MarkdownDocument
    let components: [NamePattern]
    let primitives: [NativePrimitive]
    let source: RuleSource
    let types: ResultTypeParser

    var section: MatrixSection { table.section }

    func needed(_ column: MatrixColumn) throws(CellProblem) -> MatrixCell {
        if let cell = optional(column) { return cell }
        let start = table.cell(column, of: row)?.start ?? row.start
        throw CellProblem(.matrixCell, "the cell “\(column.rawValue)” is empty", at: start)
    }

    /// nil where the table has no such column or the cell is empty.
    func optional(_ column: MatrixColumn) -> MatrixCell? {
        guard let cell = table.cell(column, of: row) else { return nil }
        let found = MatrixCell(cell: cell, document: document)
        return found.isEmpty ? nil : found
    }

    /// A row that skips something can't do without `Why`.
    func reason(forSkipAt skip: SourceLocation?) throws(CellProblem) -> String? {
        if let cell = optional(.why) { return cell.markdown }
        guard let skip else { return nil }
        let message =
            table.has(.why)
            ? "`skip` needs a reason, and the cell “Why” is empty"
            : "`skip` needs a reason, and the table has no column “Why”"
        throw CellProblem(.matrixReason, message, at: skip)
    }

    /// Problems of the row would else be told of every cell.
    func checkShape() throws(CellProblem) {
        // A bar that its author forgot to escape has moved all cells behind it. Text in people's own columns is theirs.
        for column in section.needed + section.optional where !column.isForPeople {
            guard let cell = table.cell(column, of: row) else { continue }
            if let place = MatrixCell(cell: cell, document: document).unclosedCode {
                throw MatrixCell.unclosedCode(at: place)
            }
        }
        if let surplus = row.surplus {
            let message = "the row has more cells than the table has columns; a bar in a text is written `\\|`"
            throw CellProblem(.matrixCell, message, at: surplus.start)
        }
        let empty = section.needed.filter { optional($0) == nil }
        guard empty.count > 1, let first = empty.first else { return }
        let names = empty.map { "“\($0.rawValue)”" }.joined(separator: " and ")
        throw CellProblem(
            .matrixCell,
            "the cells \(names) are empty; an empty line ends a table",
            at: table.cell(first, of: row)?.start ?? row.start
        )
    }
}
