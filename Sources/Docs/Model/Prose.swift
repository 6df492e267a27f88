import Markdown
import SourceText

/// Prose of a source, which is Markdown.
enum Prose {
    /// nil for what no person wrote: it is too deep or too long for the parser.
    static func blocks(of text: String) -> [MarkdownBlock]? {
        var told = DiagnosticBag()
        let file = SourceFile(path: SourcePath("description"), bytes: Array(text.utf8))
        return MarkdownDocument(file, into: &told)?.blocks
    }
}
