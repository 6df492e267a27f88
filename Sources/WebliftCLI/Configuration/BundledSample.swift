import Core
import Ingest
import Tokens

/// The newest release in `specs/elevate`, with the paths of the repository.
enum BundledSample {
    static let folder = "specs/elevate/2.0/"

    private static let tokenFolder = folder + "tokens/"

    static var files: [SourceFile] { files { $0.hasPrefix(folder) && !$0.hasPrefix(tokenFolder) } }

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
