import Core
import Documents

struct MatrixTable {
    let section: MatrixSection
    /// Positions of the columns that the table has.
    private let columns: [MatrixColumn: Int]
    private let table: MarkdownTable

    /// nil, with an error, where a needed column is missing.
    init?(_ table: MarkdownTable, of section: MatrixSection, into diagnostics: inout DiagnosticBag) {
        self.section = section
        self.table = table
        let known = section.needed + section.optional
        var columns: [MatrixColumn: Int] = [:]
        var meant: Set<String> = []
        for (index, header) in table.header.cells.enumerated() {
            let text = header.content.plainText.withoutBlanks
            let place = header.content.first?.start ?? header.start
            guard let column = known.first(where: { $0.rawValue.lowercased() == text.lowercased() }) else {
                let problem = Self.unknown(text, in: section, at: place)
                if let suggestion = problem.suggestion { meant.insert(suggestion) }
                diagnostics.add(problem)
                continue
            }
            guard columns[column] == nil else {
                let message = "there are two columns “\(column.rawValue)”; the first is read"
                diagnostics.error(.matrixColumn, message, at: place)
                continue
            }
            columns[column] = index
        }
        self.columns = columns
        if let surplus = table.header.surplus {
            let message = "the header has more cells than the ruler below it"
            diagnostics.error(.matrixColumn, message, at: surplus.start)
        }
        let missing = section.needed.filter { columns[$0] == nil }
        guard missing.isEmpty else {
            // A misspelt header has been told already.
            let untold = missing.filter { !meant.contains($0.rawValue) }
            if !untold.isEmpty {
                let list = untold.map { "“\($0.rawValue)”" }.joined(separator: " and ")
                let message = "a table below “\(section.rawValue)” needs the column \(list); its rows are not read"
                diagnostics.error(.matrixColumn, message, at: table.header.start)
            }
            return nil
        }
    }

    var rows: [MarkdownTable.Row] { table.rows }

    func has(_ column: MatrixColumn) -> Bool { columns[column] != nil }

    /// nil where the table has no such column.
    func cell(_ column: MatrixColumn, of row: MarkdownTable.Row) -> MarkdownTable.Cell? {
        guard let index = columns[column], index < row.cells.count else { return nil }
        return row.cells[index]
    }

    private static func unknown(_ text: String, in section: MatrixSection, at place: SourceLocation) -> CellProblem {
        let known = (section.needed + section.optional).map(\.rawValue)
        let name = text.isEmpty ? "a column without a name" : "the column “\(text)”"
        return CellProblem(
            .matrixColumn,
            "\(name) is not known below “\(section.rawValue)”: known are \(known.joined(separator: ", "))",
            at: place,
            suggestion: NearestName.of(text, among: known)
        )
    }
}
