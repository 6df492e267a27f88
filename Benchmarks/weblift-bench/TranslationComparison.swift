import Core
import Foundation
import Ingest
import Translate
import WebModel

/// Reading one manifest and translating what it says, in turns in one process.
struct TranslationComparison {
    struct Result {
        let read: Duration
        /// Reading the built-in matrix as the program carries it, which every translation begins with.
        let matrix: Duration
        let translate: Duration
        let items: Int
        let rules: Int
    }

    private let manifest: SourceFile
    private let document: MatrixDocument

    init(manifest path: String, matrix: String) throws {
        manifest = try TranslationComparison.file(path)
        let file = try TranslationComparison.file(matrix)
        var diagnostics = DiagnosticBag()
        document = MatrixDocument(file, layer: .builtIn)
        _ = MatrixReader.read([document], into: &diagnostics)
        guard diagnostics.isEmpty else { throw BenchmarkFailure("\(matrix) has mistakes") }
    }

    /// Nil where there is nothing to translate.
    func measured() -> Result? {
        var items = 0
        var rules = 0
        let rounds = Rounds(time: .milliseconds(2500), count: 3...51).collect {
            var diagnostics = DiagnosticBag()
            let (read, library) = timed { Ingestion.read([manifest], into: &diagnostics) }
            let (matrix, table) = timed { MatrixReader.read([document], into: &diagnostics) }
            let (translate, translation) = timed {
                Translator(table).translate(library, into: &diagnostics)
            }
            items = translation.components.reduce(0) { $0 + $1.items.count }
            rules = table.rules.count
            return (read: read, matrix: matrix, translate: translate)
        }
        guard items > 0, let read = rounds.map(\.read).median, let matrix = rounds.map(\.matrix).median,
            let translate = rounds.map(\.translate).median
        else { return nil }
        return Result(read: read, matrix: matrix, translate: translate, items: items, rules: rules)
    }

    private static func file(_ path: String) throws -> SourceFile {
        SourceFile(path: SourcePath(path), bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
}
