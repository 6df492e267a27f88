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
}

/// Code as a block of Markdown that nothing in it can close.
package enum MarkdownFence {
    /// `language` is a word of this program.
    package static func lines(_ language: String = "", _ code: [String]) -> [String] {
        let longest = code.map { QuotedCode.runs(in: $0).map(\.count).max() ?? 0 }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return [fence + language] + code + [fence]
    }
}

/// A list, ordered or not.
package struct MarkdownList: Sendable, Equatable {
    package struct Item: Sendable, Equatable {
        package let blocks: [MarkdownBlock]
        /// The place of the bullet.
        package let start: SourceLocation
    }

    package let isOrdered: Bool
    package let items: [Item]
}
