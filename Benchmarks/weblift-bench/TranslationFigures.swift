/// What translating a manifest costs, beside reading it.
struct TranslationFigures {
    static let table = TextTable(columns: [
        .init("input", width: 38), .init("items"), .init("rules"), .init("read ms"), .init("matrix ms"),
        .init("translate ms"), .init("translate/read"), .init("with matrix"),
    ])

    let row: BenchmarkRow
    let result: TranslationComparison.Result

    /// Translating in relation to reading the manifest.
    var ratio: Double { result.translate / result.read }

    /// Translating, and reading the matrix for it.
    var ratioWithMatrix: Double { (result.matrix + result.translate) / result.read }

    var line: String {
        TranslationFigures.table.row([
            row.name, Figure.grouped(result.items), Figure.grouped(result.rules), Figure.milliseconds(result.read),
            Figure.milliseconds(result.matrix), Figure.milliseconds(result.translate),
            Figure.ratio(ratio), Figure.ratio(ratioWithMatrix),
        ])
    }

    /// Measures a row; nil where its input is empty or not there.
    static func measured(_ row: BenchmarkRow, matrix: String) throws -> TranslationFigures? {
        guard let size = FilePath.size(of: row.path), size > 0 else { return nil }
        return try TranslationComparison(manifest: row.path, matrix: matrix).measured().map {
            TranslationFigures(row: row, result: $0)
        }
    }
}
