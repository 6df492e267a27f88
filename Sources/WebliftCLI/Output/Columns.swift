import Documents

extension MarkdownCell {
    static func table(_ columns: [String], _ rows: [[MarkdownCell]]) -> [String] {
        [row(columns.map { .plain($0) }), "|" + String(repeating: "---|", count: columns.count)] + rows.map(row)
    }

    /// A title, and figures behind it.
    static func figures(_ columns: [String], _ rows: [(title: String, figures: [Int])]) -> [String] {
        let head = row([.empty] + columns.map { .plain($0) })
        return [head, "|---|" + String(repeating: "--:|", count: columns.count)]
            + rows.map { title, figures in row([.plain(title)] + figures.map { .plain(String($0)) }) }
    }

    /// Nothing without rows.
    static func section(_ title: String, _ columns: [String], rows: [[MarkdownCell]]) -> [String] {
        rows.isEmpty ? [] : ["", "## \(title)", ""] + table(columns, rows)
    }
}

/// Columns of text for a terminal.
extension StringProtocol {
    /// Fills a column of text.
    func padded(to width: Int) -> String { String(self) + String(repeating: " ", count: Swift.max(0, width - count)) }

    /// Fills a column of figures.
    func rightAligned(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - count)) + String(self)
    }
}
