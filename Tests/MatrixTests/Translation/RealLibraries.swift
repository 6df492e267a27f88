import Foundation
import Ingest
import SourceText
import Testing
import WebModel

/// The libraries that tests translate: the bundled sample, and the manifests of the corpus where they are there.
enum RealLibraries {
    static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let corpus = packageRoot.deletingLastPathComponent().appending(path: "shared/corpus/manifests")

    /// The path of a file of the project.
    static func file(_ path: String) -> String { packageRoot.appending(path: path).path }

    static var hasCorpus: Bool { FileManager.default.fileExists(atPath: corpus.path) }
    static let absence: Comment = "the corpus is not here: ../shared/corpus"

    static let manifests = [
        "clarity-core.json", "glide-core-1-old.json", "glide-core-2-mid.json", "glide-core-3-new.json",
        "shoelace-2.6.0.json", "ui5-webcomponents-1.24.2-internal.json", "vscode-elements-1-old.json",
        "vscode-elements-2-new.json",
    ]

    /// Libraries that the matrix has no row for.
    static let wider = [
        "charm.json", "dnn-elements.json", "jupyter-ui-toolkit.json", "modus-1-old.json", "modus-2-new.json",
    ]

    static func manifest(_ name: String) -> Library {
        libraries[name] ?? Library()
    }

    static func sample(_ release: String = "2.0") -> Library {
        libraries[release] ?? Library()
    }

    /// Read once for all tests.
    private static let libraries: [String: Library] = {
        var libraries: [String: Library] = [:]
        var diagnostics = DiagnosticBag()
        for release in ["1.0", "2.0"] {
            let path = packageRoot.appending(path: "specs/elevate/\(release)").path
            libraries[release] = Ingestion.read([path], into: &diagnostics)
        }
        for name in manifests where hasCorpus {
            libraries[name] = Ingestion.read([corpus.appending(path: name).path], into: &diagnostics)
        }
        let others = corpus.appending(path: "../wider/manifests")
        for name in wider where hasCorpus {
            libraries[name] = Ingestion.read([others.appending(path: name).path], into: &diagnostics)
        }
        return libraries
    }()

    /// How many items each manifest has, as a script that shares no code with the product counted them.
    static func counts() throws -> [String: Int] {
        let text = try String(contentsOf: packageRoot.appending(path: "Tests/Corpus/totals.tsv"), encoding: .utf8)
        var counts: [String: Int] = [:]
        for line in text.split(separator: "\n").dropFirst() {
            let cells = line.split(separator: "\t")
            // The first figures are those of elements and attributes.
            counts[String(cells[0])] = cells.dropFirst(3).compactMap { Int($0) }.reduce(0, +)
        }
        return counts
    }
}
