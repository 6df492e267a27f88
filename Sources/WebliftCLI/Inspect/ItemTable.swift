import Core

/// Name, type and remarks in columns; the description below.
struct ItemTable {
    struct Row {
        let name: String
        let type: String
        let remarks: [String]
        let description: String?
    }

    /// Wider columns would push everything else off the screen; a long cell only moves its own row.
    private static let nameLimit = 28
    private static let typeLimit = 48

    let rows: [Row]
    let palette: Palette

    func lines(indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let names = rows.map { TerminalText.line($0.name) }
        let types = rows.map { TerminalText.line($0.type) }
        let nameWidth = names.map(\.count).filter { $0 <= ItemTable.nameLimit }.max() ?? 0
        let typeWidth = types.map(\.count).filter { $0 <= ItemTable.typeLimit }.max() ?? 0
        var lines: [String] = []
        for (row, (name, type)) in zip(rows, zip(names, types)) {
            var line = margin + palette.paint(name, .bold) + gap(behind: name, nameWidth) + type
            if !row.remarks.isEmpty {
                line += gap(behind: type, typeWidth)
                line += palette.paint(row.remarks.map(TerminalText.line).joined(separator: ", "), .dim)
            }
            lines.append(line.trimmingSuffix { $0 == " " })
            let description = row.description.map { Wrapping.firstSentence(of: $0) } ?? ""
            if !description.isEmpty { lines.append(margin + "  " + palette.paint(description, .dim)) }
        }
        return lines
    }

    private func gap(behind cell: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - cell.count) + 2)
    }
}
