import Markdown
import SourceText

/// Running text of a table cell, a bullet or a line, as the readers of the docs look at it.
struct DocsText: Equatable {
    let inlines: [MarkdownInline]
    /// Where it begins.
    let place: SourceLocation

    init(_ inlines: [MarkdownInline], at place: SourceLocation) {
        self.inlines = inlines
        self.place = place
    }

    init(_ cell: MarkdownTable.Cell) {
        self.init(cell.content, at: cell.start)
    }

    /// Words or code; emphasis and links are taken away, for they say nothing about API.
    enum Piece: Equatable {
        case text(String)
        case code(String, SourceLocation?)

        var string: String {
            switch self {
            case .text(let text), .code(let text, _): text
            }
        }
    }

    var pieces: [Piece] {
        var result: [Piece] = []
        Self.append(inlines, to: &result)
        return result
    }

    private static func append(_ inlines: [MarkdownInline], to result: inout [Piece]) {
        for inline in inlines {
            switch inline.kind {
            case .code(let text): result.append(.code(text, inline.start))
            case .text(let text), .html(let text): append(text, to: &result)
            case .softBreak, .lineBreak: append(" ", to: &result)
            case .emphasis, .strong, .strikethrough, .link, .image: append(inline.children, to: &result)
            }
        }
    }

    private static func append(_ text: String, to result: inout [Piece]) {
        if case .text(let before) = result.last {
            result[result.count - 1] = .text(before + text)
        } else {
            result.append(.text(text))
        }
    }

    /// The words without mark-up and without blanks around them.
    var plain: String { inlines.plainText.trimmed }

    var isBlank: Bool { plain.isEmpty }

    /// The text of the code spans.
    var codes: [String] {
        pieces.compactMap { if case .code(let text, _) = $0 { text } else { nil } }
    }

    /// The place behind the backtick if the text begins with code, otherwise where the text begins.
    var contentPlace: SourceLocation {
        if case .code(_, let place?) = pieces.first { place } else { place }
    }

    /// The text as Markdown, without blanks around it.
    var markdown: String { DocsMarkdown.text(of: inlines) }

    /// The same text cut at its breaks. Only the first line's place is sure to have its column.
    var lines: [DocsText] {
        var result: [DocsText] = []
        var current: [MarkdownInline] = []
        var line = place.line
        func close() {
            let start = SourceLocation(file: place.file, line: line, column: line == place.line ? place.column : 1)
            result.append(DocsText(current, at: current.first?.start ?? start))
            current = []
            line += 1
        }
        for inline in inlines {
            if inline.kind == .softBreak || inline.kind == .lineBreak { close() } else { current.append(inline) }
        }
        close()
        return result
    }
}

extension StringProtocol {
    /// Without blanks at both ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
