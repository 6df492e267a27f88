import Core
import Ingest
import WebModel

/// Inputs with their files in memory.
enum ReadInputs: Sendable {
    case sources(InputSources)
    /// The program carries it with it.
    case bundledSample

    init(_ inputs: Inputs) {
        self =
            switch inputs {
            case .paths(let paths): .sources(InputSources(at: paths))
            case .bundledSample: .bundledSample
            }
    }

    func library(into diagnostics: inout DiagnosticBag) -> Library {
        let sources: InputSources =
            switch self {
            case .sources(let sources): sources
            case .bundledSample: InputSources(BundledSample.files)
            }
        return Ingestion.read(sources, into: &diagnostics)
    }

    /// Files that people write.
    var markdownFiles: [SourceFile] {
        let files =
            switch self {
            case .sources(let sources): sources.all
            case .bundledSample: BundledSample.files
            }
        return files.filter { file in
            let path = file.path.typed.lowercased()
            return path.hasSuffix(".md") || path.hasSuffix(".mdx")
        }
    }
}
