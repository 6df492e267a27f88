/// What thousands of tokens cost, as a whole process.
struct TokenFigures {
    static let table = TextTable(columns: [
        .init("command", width: 38), .init("tokens"), .init("ms", width: 5), .init("peak MB"), .init("node -e 0 ms"),
        .init("ours/node"),
    ])

    let work: TokenComparison.Work
    let result: TokenComparison.Result

    var name: String { work.name }

    /// How many times longer it takes than `node -e 0`; nil where there is no Node.
    var ratioToNode: Double? {
        result.node.ratio(to: result.time).map { 1 / $0 }
    }

    var line: String {
        let node: String =
            switch result.node {
            case .time(let time): Figure.milliseconds(time)
            case .failure(let reason): reason
            }
        return TokenFigures.table.row([
            name, Figure.grouped(TokenSheet.count), Figure.milliseconds(result.time),
            Figure.megabytes(result.peakMemory), node, ratioToNode.map(Figure.ratio) ?? Figure.missing,
        ])
    }

    /// What the tokens alone take of generating them, in relation to `node -e 0`.
    static func share(_ figures: [TokenFigures]) -> Double? {
        guard let all = figures.first(where: { $0.work == .generate }),
            let rest = figures.first(where: { $0.work == .rest }),
            let ratio = all.ratioToNode
        else { return nil }
        return ratio * (1 - rest.result.time / all.result.time)
    }

    static func measured(by inspect: InspectRun, in folder: NumberedFolders) throws -> [TokenFigures] {
        let comparison = TokenComparison(try TokenSheet(in: folder.parent), by: inspect, in: folder)
        return try TokenComparison.Work.allCases.compactMap { work in
            try comparison.measured(work).map { TokenFigures(work: work, result: $0) }
        }
    }
}
