/// What comparing two releases costs, beside reading both.
struct DiffFigures {
    static let table = TextTable(columns: [
        .init("releases", width: 38), .init("bytes", width: 10), .init("changes"), .init("read ms"),
        .init("translate ms"), .init("compare ms"), .init("all/read"),
    ])

    let name: String
    let size: Int
    let result: DiffComparison.Result

    var line: String {
        DiffFigures.table.row([
            name, Figure.grouped(size), Figure.grouped(result.changes), Figure.milliseconds(result.read),
            Figure.milliseconds(result.translate), Figure.milliseconds(result.compare), Figure.ratio(result.ratio),
        ])
    }

    /// Each pair of releases as it is.
    static func measured(_ pairs: [ReleasePair], matrix: String) throws -> [DiffFigures] {
        try pairs.compactMap { try measured($0.name, $0.old, $0.new, matrix: matrix) }
    }

    /// The modules of one pair again and again, up to 16 MB on each side: the larger is the smaller several times over.
    static func grown(_ pair: ReleasePair, matrix: String) throws -> [DiffFigures] {
        try TemporaryFolder.with { folder in
            let old = try ManifestMultiplier(pair.old)
            let new = try ManifestMultiplier(pair.new)
            return try ScalingFigures.units.compactMap { units in
                let paths = (old: "\(folder.path)/old\(units).json", new: "\(folder.path)/new\(units).json")
                try old.write(units: units, to: paths.old)
                try new.write(units: units, to: paths.new)
                return try measured("2 × \(units) MB", paths.old, paths.new, matrix: matrix)
            }
        }
    }

    private static func measured(_ name: String, _ old: String, _ new: String, matrix: String) throws -> DiffFigures? {
        guard let oldSize = FilePath.size(of: old), let newSize = FilePath.size(of: new) else { return nil }
        return try DiffComparison(old, new, matrix: matrix).measured().map {
            DiffFigures(name: name, size: oldSize + newSize, result: $0)
        }
    }
}
