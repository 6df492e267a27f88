/// A table whose rows are printed as they come, so the widths are told beforehand.
struct TextTable {
    struct Column {
        let title: String
        let width: Int

        init(_ title: String, width: Int = 0) {
            self.title = title
            self.width = max(width, title.count)
        }
    }

    let columns: [Column]

    var heading: String { row(columns.map(\.title)) }

    /// One line: the first cell to the left, the others to the right.
    func row(_ cells: [String]) -> String {
        var line = ""
        for (column, cell) in zip(columns, cells) {
            let padding = String(repeating: " ", count: max(0, column.width - cell.count))
            line += line.isEmpty ? cell + padding : "  " + padding + cell
        }
        while line.last == " " { line.removeLast() }
        return line
    }
}
