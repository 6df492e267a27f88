/// What reading other formats than manifests costs as a whole process, in turns with Node parsing the same file where it is
/// JSON.
struct FormatFigures {
    static let table = TextTable(columns: [
        .init("input", width: 38), .init("KB"), .init("runs"), .init("ms"), .init("node ms"), .init("ratio"),
    ])

    /// Where the corpus has the documentation of a library that is built with Stencil, beside its manifests.
    private static let stencilDocs = "/../wider/stencil/siemens-ix.component-doc.json"

    let name: String
    let size: Int
    let runs: Int
    let time: Duration
    /// nil where Node has nothing to do with it.
    let node: Timing?

    var line: String {
        let cells = [name, Figure.grouped(size / 1000), String(runs), Figure.milliseconds(time)]
        return Self.table.row(cells + (node?.cells(comparedWith: time) ?? []))
    }

    /// The docs of Stencil, where there are some, and declarations.
    static func measured(
        corpus: String?,
        by inspect: InspectRun,
        in written: NumberedFolders
    ) throws -> (docs: FormatFigures?, declarations: FormatFigures) {
        let docs = (corpus ?? "") + stencilDocs
        let declarations = try DeclarationFolder(in: written.parent).path
        return (
            FilePath.size(of: docs) == nil
                ? nil : try measured("documentation of Stencil", docs, isJSON: true, by: inspect),
            try measured("\(DeclarationFolder.count) declaration files", declarations, isJSON: false, by: inspect)
        )
    }

    private static func measured(
        _ name: String,
        _ path: String,
        isJSON: Bool,
        by inspect: InspectRun
    ) throws -> FormatFigures {
        let rounds = try Rounds(time: .seconds(2), count: 5...51).collect {
            (own: try inspect.measured(path).time, node: isJSON ? try InspectRun.nodeReading(path) : nil)
        }
        guard let time = rounds.map(\.own).median else { throw BenchmarkFailure("nothing was read") }
        return FormatFigures(
            name: name,
            size: FilePath.size(of: path) ?? 0,
            runs: rounds.count,
            time: time,
            node: isJSON ? .of(rounds.map(\.node)) : nil
        )
    }
}
