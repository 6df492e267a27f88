import Core
import Ingest
import WebModel

/// Docs that stand in a test, and what the reader makes of them.
struct ReadDocs {
    let components: [Component]
    let diagnostics: [Diagnostic]

    init(_ files: [(path: String, text: String)]) {
        var diagnostics = DiagnosticBag()
        let files = files.map { SourceFile(path: SourcePath($0.path), text: $0.text) }
        components = ElevateDocs.read(files, into: &diagnostics)
        self.diagnostics = diagnostics.sorted
    }

    /// One page with a title and a tag above the text.
    init(_ sections: String) { self.init([("x.md", ReadDocs.head + sections)]) }

    /// The lines above the text of a one-page test; the text begins on line 6.
    static let head = "# X\n\n**Element:** `elvt-x`\n\n\n"

    var ids: [DiagnosticID] { diagnostics.map(\.id) }
    var places: [String] { diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)" } }
    var component: Component? { components.first }
}

extension Component {
    func property(_ name: String) -> Property? { properties.first { $0.name == name } }
}

extension WebType {
    /// The values of a closed set of strings.
    var values: [String]? { if case .enumeration(let values) = shape { values } else { nil } }
}

/// A property table with these rows.
func propertyTable(_ rows: String...) -> String {
    "## Properties\n\n| Property | Type | Default | Description |\n|---|---|---|---|\n"
        + rows.map { $0 + "\n" }.joined()
}
