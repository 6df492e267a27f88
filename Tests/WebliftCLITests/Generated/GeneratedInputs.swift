import Foundation

/// Where what is generated from lies.
enum GeneratedInputs {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let surface = root.appending(path: "specs/surface")
    static let sample = root.appending(path: "specs/elevate/2.0")
    static let corpus = root.deletingLastPathComponent().appending(path: "shared/corpus/manifests")
    static let hasCorpus = FileManager.default.fileExists(atPath: corpus.path)
    /// The manifests of the corpus by name; none where it is absent.
    static let corpusNames: [String] = {
        guard hasCorpus else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: corpus.path).filter { $0.hasSuffix(".json") }
                .sorted()
        } catch {
            fatalError("the corpus can't be read: \(error)")
        }
    }()
}
