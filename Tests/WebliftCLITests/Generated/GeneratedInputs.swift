import Foundation
import TestSupport

/// Where what is generated from lies.
enum GeneratedInputs {
    static let surface = Shared.project.appending(path: "specs/surface")
    static let sample = Shared.project.appending(path: "specs/elevate/2.0")
    /// What the built-in templates call their own state and functions: `typedText` for `{{own-typedText}}`.
    static let ownNames: [String] = {
        do {
            let templates = Shared.project.appending(path: "templates")
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
    /// The manifests of the corpus.
    static let libraries = Shared.files(in: "corpus/manifests") + Shared.files(in: "corpus/wider/manifests")

    /// Libraries of which there is more than a manifest, or none.
    private static let readmes = ["corpus/wider/stencil/dnn", "corpus/wider/stencil/scale"]

    /// Libraries that are generated and compiled.
    static let compiled = Loop.libraries + Loop.tries([], of: readmes)

    /// Files that list elements for editors, and those of a tool of before manifests: alone, and two of one library.
    private static let lists = [
        ["wider/analyzer/simplr.json"], ["other/telekom-scale.vscode-custom-data.json"],
        ["wider/other/combat.vscode-custom-data.json"], ["wider/other/combat.web-types.json"],
        ["wider/other/combat.vscode-custom-data.json", "wider/other/combat.web-types.json"],
    ]

    /// Each with every build in `make proof`; one otherwise, for these have hardly a shape that no manifest has.
    static let builtLists: [([String], GeneratedBuild)] = Loop.tries(
        lists.suffix(1).map { ($0, GeneratedBuild.usual[0]) },
        of: lists.flatMap { files in GeneratedBuild.usual.map { (files, $0) } }
    )
}
