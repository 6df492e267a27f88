package import SourceText

/// A Markdown file as a tree of plain values, each with its place.
///
/// The CommonMark parser writes XML with source positions, the XML parser reads it, and XPath finds what is wanted;
/// no pointer of either library is left when the value exists.
package struct MarkdownDocument: Sendable, Equatable {
    /// The blocks that stand directly in the document, in its order.
    package let blocks: [MarkdownBlock]
    private let text: MarkdownSource

    package var path: SourcePath { text.path }

    /// Reads a file; nil, with an error that has a place, where it can't be read.
    package init?(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        self.init(file, finding: .markdown("/md:document/md:*"), into: &diagnostics)
    }

    /// Reads only the blocks that an XPath query over the XML finds: `//md:table` finds all tables, however deep.
    package init?(_ file: SourceFile, finding query: XPathQuery, into diagnostics: inout DiagnosticBag) {
        guard let source = MarkdownSource(file, into: &diagnostics),
            MarkdownLimits.allow(source, into: &diagnostics),
            let xml = CommonMarkXML(source, into: &diagnostics)
        else { return nil }
        do {
            let elements = try XMLDocument(xml.bytes).elements(matching: query)
            blocks = MarkdownTreeReader(source).blocks(elements)
            text = source
        } catch {
            diagnostics.error(.docsSyntax, "the Markdown can't be read: \(error.message)", at: .start(of: file.path))
            return nil
        }
    }

    /// The Markdown of lines as it was written, their ends made `\n`, without one behind the last.
    package func source(lines: ClosedRange<Int>) -> String {
        text.text(ofLines: lines)
    }
}
