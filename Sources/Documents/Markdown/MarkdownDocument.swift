package import Core

/// A Markdown file as a tree of plain values: no pointer of the CommonMark parser is left when it exists.
package struct MarkdownDocument: Sendable {
    package let blocks: [MarkdownBlock]
    private let text: MarkdownSource

    package var path: SourcePath { text.path }

    package init?(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        guard let source = MarkdownSource(file, into: &diagnostics), MarkdownLimits.allow(source, into: &diagnostics)
        else { return nil }
        let parsed = CommonMarkTree.withTree(of: source.bytes) { root -> [MarkdownBlock]? in
            guard MarkdownTreeCheck.allow(root, of: source, into: &diagnostics) else { return nil }
            return MarkdownTreeReader(source).blocks(in: root)
        }
        guard let blocks = parsed ?? nil else { return nil }
        self.blocks = blocks
        text = source
    }

    /// The Markdown of lines as it was written, their ends made `\n`, without one behind the last.
    package func source(lines: ClosedRange<Int>) -> String { text.text(ofLines: lines) }
}
