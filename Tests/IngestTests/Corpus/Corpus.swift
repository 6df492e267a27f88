import Foundation
import Testing

/// The real manifests that lie beside the project, where they do.
enum Corpus {
    static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let folder = packageRoot.deletingLastPathComponent().appending(path: "shared/corpus/manifests")

    static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static let absence = "the corpus is not here: ../shared/corpus"

    static func manifest(_ name: String) -> URL { folder.appending(path: name) }

    /// A file of the libraries that came later.
    static func wider(_ path: String) -> URL {
        folder.deletingLastPathComponent().appending(path: "wider").appending(path: path)
    }

    /// One line of `Tests/Corpus/totals.tsv`.
    struct Totals: CustomTestStringConvertible {
        let manifest: String
        let numbers: [Int]

        var testDescription: String { manifest }
    }

    static var totals: [Totals] {
        get throws {
            let text = try String(contentsOf: packageRoot.appending(path: "Tests/Corpus/totals.tsv"), encoding: .utf8)
            return text.split(separator: "\n").dropFirst().map { line in
                let cells = line.split(separator: "\t")
                return Totals(manifest: String(cells[0]), numbers: cells.dropFirst().compactMap { Int($0) })
            }
        }
    }
}
