import Foundation
import TestSupport
import Testing
import WebModel

/// Two releases of one real library.
struct ReleasePair: Sendable, CustomTestStringConvertible {
    let name: String
    /// In the corpus, or in the project.
    private let paths: (old: String, new: String)
    private let isOfCorpus: Bool
    /// Components that a person found to be the same under another tag: `old=new`.
    var renamedTags: [String] = []

    var testDescription: String { name }

    var old: URL { file(paths.old) }
    var new: URL { file(paths.new) }

    private func file(_ path: String) -> URL {
        isOfCorpus ? Shared.file("corpus/\(path)") : Shared.project.appending(path: path)
    }

    var libraries: (old: Library, new: Library) { (Compared.library(old), Compared.library(new)) }

    private init(_ name: String, _ old: String, _ new: String, isOfCorpus: Bool = true, renamedTags: [String] = []) {
        self.renamedTags = renamedTags
        self.name = name
        paths = (old, new)
        self.isOfCorpus = isOfCorpus
    }

    private init(_ old: String, _ new: String, renamedTags: [String] = []) {
        self.init("\(old)--\(new)", "manifests/\(old).json", "manifests/\(new).json", renamedTags: renamedTags)
    }

    static let ofCorpus = [
        ReleasePair("glide-core-1-old", "glide-core-2-mid"),
        ReleasePair(
            "glide-core-2-mid",
            "glide-core-3-new",
            renamedTags: [
                "glide-core-private-label=glide-core-label", "glide-core-menu-options=glide-core-options",
                "glide-core-tab=glide-core-tab-group-tab", "glide-core-tab-panel=glide-core-tab-group-panel",
            ]
        ),
        ReleasePair("glide-core-1-old", "glide-core-3-new", renamedTags: ["glide-core-private-label=glide-core-label"]),
        ReleasePair("vscode-elements-1-old", "vscode-elements-2-new"),
        // Of a library that the matrix has no row for.
        ReleasePair(
            "modus",
            "wider/manifests/modus-1-old.json",
            "wider/manifests/modus-2-new.json",
            renamedTags: ["modus-wc-toggle=modus-wc-switch"]
        ),
    ]

    /// From one release to the next: what one release skips says nothing of its own to callers.
    private static let adjacent = ofCorpus.filter { $0.name != "glide-core-1-old--glide-core-3-new" }

    /// One stands for all in `make test`.
    static let tried = Loop.tries(adjacent.filter { $0.name == "glide-core-2-mid--glide-core-3-new" }, of: ofCorpus)

    /// Pairs whose releases are compiled, with all that calls them.
    static let compiled = Loop.tries(tried, of: adjacent)

    static let sample = ReleasePair("sample", "specs/elevate/1.0", "specs/elevate/2.0", isOfCorpus: false)
}
