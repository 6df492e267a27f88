import Translate
import WebModel

struct CoverageTable {
    struct Row {
        let title: String
        /// Figures by state, then their sum.
        let figures: [Int]

        init(_ title: String, _ counts: CoverageCounts) {
            self.title = title
            figures = CoverageState.allCases.map { counts[$0] } + [counts.total]
        }
    }

    static let columns = CoverageState.allCases.map(\.rawValue) + ["total"]

    let kinds: [Row]
    let total: Row
    /// nil where there are none; counted in no total.
    let texts: Row?

    init(_ tally: CoverageTally) {
        kinds = CoverageTally.kinds.filter { tally[$0].total > 0 }.map { Row($0.title, tally[$0]) }
        total = Row("all", tally.totals)
        texts = tally[.text].total > 0 ? Row(ItemKind.text.title, tally[.text]) : nil
    }

    func lines(palette: Palette) -> [String] {
        let rows = kinds + [total]
        let all = rows + [texts].compactMap(\.self)
        let titleWidth = all.map(\.title.count).max() ?? 0
        let widths = CoverageTable.columns.enumerated().map { position, column in
            all.map { String($0.figures[position]).count }.reduce(column.count, max)
        }
        func line(_ title: String, _ cells: [String]) -> String {
            ([title.padded(to: titleWidth)] + zip(cells, widths).map { $0.rightAligned(to: $1) })
                .joined(separator: "  ")
        }
        func line(_ row: Row) -> String { line(row.title, row.figures.map(String.init)) }
        var lines = [palette.paint(line("", CoverageTable.columns), .dim)] + kinds.map(line)
        lines.append(palette.paint(line(total), .bold))
        if let texts { lines += ["", line(texts) + "  " + palette.paint("(in no total)", .dim)] }
        return lines
    }
}
