import SourceText
import WebModel

/// Says that a manifest and the docs contradict each other about an item, with both places.
struct MergeReport {
    private let manifest: SourceLocation
    private let docs: SourceLocation

    init(_ manifest: some ComponentItem, _ docs: some ComponentItem) {
        self.manifest = manifest.source
        self.docs = docs.source
    }

    func contradiction(
        _ what: String,
        _ told: String?,
        _ documented: String?,
        into diagnostics: inout DiagnosticBag
    ) {
        let told = told.map { "“\($0)”" } ?? "none"
        let documented = documented.map { "“\($0)”" } ?? "none"
        diagnostics.warning(
            .mergeConflict,
            "\(what) is \(told) in the manifest and \(documented) in the docs; the manifest's is used",
            at: manifest,
            notes: [.init("the docs say so here", at: docs)]
        )
    }
}
