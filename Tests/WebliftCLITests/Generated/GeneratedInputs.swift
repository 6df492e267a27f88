import Foundation
import TestSupport

/// Where what is generated from lies.
enum GeneratedInputs {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let surface = root.appending(path: "specs/surface")
    static let sample = root.appending(path: "specs/elevate/2.0")
    /// What the built-in templates call their own state and functions: `typedText` for `{{own-typedText}}`.
    static let ownNames: [String] = {
        do {
            let templates = root.appending(path: "templates")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: templates.path)
            let texts = try paths.filter { $0.hasSuffix(".mustache") }.map {
                try String(contentsOf: templates.appending(path: $0), encoding: .utf8)
            }
            let names = texts.flatMap { $0.components(separatedBy: "{{own-").dropFirst() }
            return Set(names.map { String($0.prefix { $0 != "}" }) }).sorted()
        } catch {
            fatalError("the templates can't be read: \(error)")
        }
    }()
    static let corpus = root.deletingLastPathComponent().appending(path: "shared/corpus/manifests")
    static let hasCorpus = FileManager.default.fileExists(atPath: corpus.path)
    /// The manifests of the corpus by name; none where it is absent.
    static let corpusNames = manifests(in: "manifests")
    /// These and those of libraries that nobody had seen when the first version was written, by their paths in the corpus.
    static let libraries = ["manifests", "wider/manifests"].flatMap { folder in
        manifests(in: folder).map { "\(folder)/\($0)" }
    }
    /// Libraries of which there is more than a manifest, or none.
    static let readmes = hasCorpus ? ["wider/stencil/dnn", "wider/stencil/scale"] : []

    /// Files that list elements for editors, and those of a tool of before manifests: alone, and two of one library.
    static let lists = [
        ["wider/analyzer/simplr.json"], ["other/telekom-scale.vscode-custom-data.json"],
        ["wider/other/combat.vscode-custom-data.json"], ["wider/other/combat.web-types.json"],
        ["wider/other/combat.vscode-custom-data.json", "wider/other/combat.web-types.json"],
    ]

    /// Each with every build in `make proof`; otherwise the builds take turns, for these have hardly a shape that no manifest has.
    static let builtLists: [([String], GeneratedBuild)] =
        Loop.current == .proof
        ? lists.flatMap { files in GeneratedBuild.usual.map { (files, $0) } }
        : lists.enumerated().map { ($1, GeneratedBuild.usual[$0 % GeneratedBuild.usual.count]) }

    static func path(ofLibrary library: String) -> String {
        corpus.deletingLastPathComponent().appending(path: library).path
    }

    private static func manifests(in folder: String) -> [String] {
        guard hasCorpus else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path(ofLibrary: folder))
                .filter { $0.hasSuffix(".json") }.sorted()
        } catch {
            fatalError("the corpus can't be read: \(error)")
        }
    }
}
