import Core

/// Lines that begin with a label, aligned, for `explain`.
struct LabeledLines {
    private static let labelWidth = 11

    let palette: Palette
    let indent: Int
    private(set) var lines: [String] = []

    init(palette: Palette, indent: Int) {
        self.palette = palette
        self.indent = indent
    }

    /// Adds one line for each text, the label before the first; nothing where there is no text.
    mutating func add(_ label: String, _ texts: [String]) {
        for (position, text) in texts.enumerated() {
            let label = position == 0 ? label : ""
            let padding = String(repeating: " ", count: max(1, LabeledLines.labelWidth - label.count))
            let margin = String(repeating: " ", count: indent)
            lines.append(margin + palette.paint(label, .cyan) + padding + TerminalText.line(text))
        }
    }

    mutating func add(_ label: String, _ text: String) { add(label, [text]) }

    /// The cells of a row, one a line, below the label of the line before.
    mutating func add(_ cells: [(column: String, text: String)]) {
        let width = cells.map(\.column.count).max() ?? 0
        let margin = String(repeating: " ", count: indent + LabeledLines.labelWidth)
        for cell in cells {
            let column = TerminalText.line(cell.column)
            let padding = String(repeating: " ", count: max(0, width - column.count) + 2)
            lines.append(margin + palette.paint(column, .dim) + padding + TerminalText.line(cell.text))
        }
    }
}
