import Core
import Ingest
import Tokens
import WebModel

enum ReadInputs: Sendable {
    case sources(InputSources)
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

/// The newest release in `specs/elevate`, with the paths of the repository.
enum BundledSample {
    static let folder = "specs/elevate/2.0/"

    private static let tokenFolder = folder + "tokens/"

    static var files: [SourceFile] {
        files { $0.hasPrefix(folder) && !$0.hasPrefix(tokenFolder) }
    }

    /// Overlays come last.
    static var tokens: [TokenFile] {
        files { $0.hasPrefix(tokenFolder) }.map { file in
            let layer = TokenLayer.allCases.first { file.path.published == tokenFolder + $0.rawValue + ".css" } ?? .base
            return TokenFile(file, layer: layer, mode: TokenMode(fileName: file.path))
        }
    }

    private static func files(where isWanted: (String) -> Bool) -> [SourceFile] {
        EmbeddedSpecs.files.compactMap { entry in
            let path = "specs/\(entry.path)"
            return isWanted(path) ? SourceFile(path: SourcePath(path), embedded: entry.text) : nil
        }
    }
}
