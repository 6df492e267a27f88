import Core
import Documents

/// Reads Markdown that stands in a test.
func markdown(_ text: String) -> (document: MarkdownDocument?, diagnostics: [Diagnostic]) {
    markdown(bytes: Array(text.utf8))
}

func markdown(bytes: [UInt8]) -> (document: MarkdownDocument?, diagnostics: [Diagnostic]) {
    var diagnostics = DiagnosticBag()
    let file = SourceFile(path: SourcePath("a.md"), bytes: bytes)
    let document = MarkdownDocument(file, into: &diagnostics)
    return (document, diagnostics.sorted)
}

/// `line:column`, which reads better in an expectation than a location.
extension SourceLocation {
    var short: String { "\(line):\(column)" }
}

extension MarkdownBlock {
    var table: MarkdownTable? { if case .table(let table) = kind { table } else { nil } }
    var list: MarkdownList? { if case .list(let list) = kind { list } else { nil } }
    var paragraph: [MarkdownInline]? { if case .paragraph(let content) = kind { content } else { nil } }
}
