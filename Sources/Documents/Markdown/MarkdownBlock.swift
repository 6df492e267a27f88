package import Core

package struct MarkdownBlock: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case heading(level: Int, content: [MarkdownInline])
        case paragraph([MarkdownInline])
        case list(MarkdownList)
        case table(MarkdownTable)
        /// A code block, fenced or indented; `info` is the text behind the opening fence.
        case code(info: String, text: String)
        case quote([MarkdownBlock])
        case html(String)
        case thematicBreak
    }

    package let kind: Kind
    package let start: SourceLocation
    /// The lines of the file that the block takes, counted from 1, as `MarkdownDocument.source(lines:)` wants them.
    package let lines: ClosedRange<Int>

    package init(_ kind: Kind, start: SourceLocation, lines: ClosedRange<Int>) {
        self.kind = kind
        self.start = start
        self.lines = lines
    }
}
