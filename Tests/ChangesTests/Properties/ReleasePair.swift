import Foundation
import Testing
import WebModel

/// Two releases of one real library.
struct ReleasePair: Sendable, CustomTestStringConvertible {
    let name: String
    let old: URL
    let new: URL
    /// Components that a person found to be the same under another tag: `old=new`.
    var renamedTags: [String] = []

    var testDescription: String { name }

    var isPresent: Bool {
        FileManager.default.fileExists(atPath: old.path) && FileManager.default.fileExists(atPath: new.path)
    }

    var libraries: (old: Library, new: Library) { (Compared.library(old), Compared.library(new)) }

    private static let corpus = Compared.packageRoot.deletingLastPathComponent().appending(
        path: "shared/corpus/manifests"
    )

    private init(_ name: String, _ old: URL, _ new: URL, renamedTags: [String] = []) {
        self.renamedTags = renamedTags
        self.name = name
        self.old = old
        self.new = new
    }

    private init(_ old: String, _ new: String, renamedTags: [String] = []) {
        self.init(
            "\(old)--\(new)",
            Self.corpus.appending(path: "\(old).json"),
            Self.corpus.appending(path: "\(new).json"),
            renamedTags: renamedTags
        )
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
        ReleasePair(
            "glide-core-1-old",
            "glide-core-3-new",
            renamedTags: ["glide-core-private-label=glide-core-label"]
        ),
        ReleasePair("vscode-elements-1-old", "vscode-elements-2-new"),
        // Of a library that the matrix has no row for.
        ReleasePair(
            "modus",
            corpus.appending(path: "../wider/manifests/modus-1-old.json"),
            corpus.appending(path: "../wider/manifests/modus-2-new.json"),
            renamedTags: ["modus-wc-toggle=modus-wc-switch"]
        ),
    ].filter(\.isPresent)

    /// From one release to the next: what one release skips says nothing of its own to callers.
    static let adjacent = ofCorpus.filter { $0.name != "glide-core-1-old--glide-core-3-new" }

    static let sample = ReleasePair(
        "sample",
        Compared.packageRoot.appending(path: "specs/elevate/1.0"),
        Compared.packageRoot.appending(path: "specs/elevate/2.0")
    )

    static let absence = "the corpus is not here: ../shared/corpus"
}
