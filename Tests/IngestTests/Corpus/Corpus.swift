import Foundation
import TestSupport
import Testing

/// Figures of the real manifests that lie beside the project.
enum Corpus {
    /// One line of `Tests/Corpus/totals.tsv`.
    struct Totals: CustomTestStringConvertible {
        let manifest: String
        let numbers: [Int]

        var file: URL { Shared.file("corpus/manifests/\(manifest)") }
        var testDescription: String { manifest }
    }

    /// Two stand for all in `make test`.
    static var totals: [Totals] {
        get throws {
            let file = Shared.project.appending(path: "Tests/Corpus/totals.tsv")
            let text = try String(contentsOf: file, encoding: .utf8)
            let all = text.split(separator: "\n").dropFirst().map { line in
                let cells = line.split(separator: "\t")
                return Totals(manifest: String(cells[0]), numbers: cells.dropFirst().compactMap { Int($0) })
            }
            let tried = ["clarity-core.json", "glide-core-3-new.json"]
            return Loop.tries(all.filter { tried.contains($0.manifest) }, of: all)
        }
    }
}
