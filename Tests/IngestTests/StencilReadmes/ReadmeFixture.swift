import Core
import Testing
import WebModel

@testable import Ingest

/// Readmes of Stencil that a test writes down.
struct ReadmeFixture {
    static let marker = "<!-- Auto Generated Below -->"
    static let footer =
        "----------------------------------------------\n\n*Built with [StencilJS](https://stenciljs.com/)*\n"

    let components: [Component]
    let diagnostics: [Diagnostic]

    init(_ files: (path: String, text: String)...) {
        self.init(files: files.map { SourceFile(path: SourcePath($0.path), text: $0.text) })
    }

    init(files: [SourceFile]) {
        var bag = DiagnosticBag()
        let contents = files.map { InputContent.text($0) }
        components = StencilReadmesFormat().read(contents, into: &bag).components
        diagnostics = bag.sorted
    }

    /// The readme of `x-x`, with this below the mark and that above it.
    init(_ generated: String, above: String = "") { self.init(("x/readme.md", Self.page(generated, above: above))) }

    static func page(_ generated: String, above: String = "", title: String = "x-x") -> String {
        "# \(title)\n\n\(above)\n\n\(marker)\n\n\n\(generated)\n\n\(footer)"
    }

    func component(_ tag: String = "x-x") throws -> Component { try #require(components.first { $0.tag == tag }) }

    var ids: [DiagnosticID] { diagnostics.map(\.id) }

    static func properties(_ rows: String...) -> String {
        table("Properties", ["Property", "Attribute", "Description", "Type", "Default"], rows)
    }

    static func table(_ heading: String, _ columns: [String], _ rows: [String]) -> String {
        let header = "| " + columns.joined(separator: " | ") + " |"
        let rule = "| " + columns.map { _ in "---" }.joined(separator: " | ") + " |"
        return (["## \(heading)", "", header, rule] + rows + ["", ""]).joined(separator: "\n")
    }
}
