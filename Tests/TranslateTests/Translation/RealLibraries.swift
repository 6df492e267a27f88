import Core
import Foundation
import Ingest
import TestSupport
import WebModel

/// The libraries that tests translate: the bundled sample, and the manifests of the corpus.
enum RealLibraries {
    /// Two stand for all in `make test`.
    static let manifests = Loop.tries(
        ["clarity-core.json", "glide-core-3-new.json"],
        of: [
            "clarity-core.json", "glide-core-1-old.json", "glide-core-2-mid.json", "glide-core-3-new.json",
            "shoelace-2.6.0.json", "ui5-webcomponents-1.24.2-internal.json", "vscode-elements-1-old.json",
            "vscode-elements-2-new.json",
        ]
    )

    /// Libraries that the matrix has no row for.
    static let wider = Loop.tries(
        ["modus-2-new.json"],
        of: ["charm.json", "dnn-elements.json", "jupyter-ui-toolkit.json", "modus-1-old.json", "modus-2-new.json"]
    )

    static func manifest(_ name: String) -> Library {
        library(Shared.file("corpus/\(wider.contains(name) ? "wider/" : "")manifests/\(name)").path)
    }

    static func sample(_ release: String = "2.0") -> Library {
        library(Shared.project.appending(path: "specs/elevate/\(release)").path)
    }

    /// Read once for all tests.
    private static func library(_ path: String) -> Library {
        libraries.value(for: path) {
            var diagnostics = DiagnosticBag()
            return Ingestion.read([path], into: &diagnostics)
        }
    }

    private static let libraries = MadeOnce<String, Library>()

    /// How many items each manifest has, as a script that shares no code with the product counted them.
    static func counts() throws -> [String: Int] {
        let file = Shared.project.appending(path: "Tests/Corpus/totals.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t") }
        // The first figures are those of elements and attributes.
        let counts = rows.map { (String($0[0]), $0.dropFirst(3).compactMap { Int($0) }.reduce(0, +)) }
        return Dictionary(counts) { _, last in last }
    }
}
