import Core
import Foundation
import Ingest
import Releases
import Translate
import WebModel

/// Reading two releases of a library, translating both and comparing them, one after the other in one process.
struct DiffComparison {
    struct Result {
        /// Reading both.
        let read: Duration
        /// Translating both.
        let translate: Duration
        let compare: Duration
        let changes: Int

        /// All of it, in relation to reading both.
        var ratio: Double { (read + translate + compare) / read }
    }

    private let old: SourceFile
    private let new: SourceFile
    private let translator: Translator

    init(_ old: String, _ new: String, matrix: String) throws {
        self.old = try DiffComparison.file(old)
        self.new = try DiffComparison.file(new)
        var diagnostics = DiagnosticBag()
        let document = MatrixDocument(try DiffComparison.file(matrix), layer: .builtIn)
        translator = Translator(MatrixReader.read([document], into: &diagnostics))
    }

    /// Nil where there is nothing to compare.
    func measured() -> Result? {
        var count = 0
        let rounds = Rounds(time: .milliseconds(2500), count: 3...51).collect {
            var diagnostics = DiagnosticBag()
            let (read, libraries) = timed {
                (Ingestion.read([old], into: &diagnostics), Ingestion.read([new], into: &diagnostics))
            }
            let (translate, translations) = timed {
                (
                    old: translator.translate(libraries.0, into: &diagnostics),
                    new: translator.translate(libraries.1, into: &diagnostics)
                )
            }
            let (compare, changes) = timed {
                LibraryChanges(from: libraries.0, to: libraries.1, translations: translations)
            }
            count = changes.changes.count
            return (read: read, translate: translate, compare: compare)
        }
        guard count > 0, let read = rounds.map(\.read).median, let translate = rounds.map(\.translate).median,
            let compare = rounds.map(\.compare).median
        else { return nil }
        return Result(read: read, translate: translate, compare: compare, changes: count)
    }

    private static func file(_ path: String) throws -> SourceFile {
        SourceFile(path: SourcePath(path), bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }
}
