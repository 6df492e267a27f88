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
    static func section(_ title: String, _ columns: [String], _ rows: [[MarkdownCell]]) -> [String] {
        rows.isEmpty ? [] : ["", "## \(title)", ""] + table(columns, rows)
    }
}
