import Core
import Documents

/// Running text of a cell, a bullet or a line: a reference, because every reader of an item hands it on.
final class DocsText: Sendable {
    let inlines: [MarkdownInline]
    let place: SourceLocation
    /// Inlines without mark-up, which are kept because every reader looks at them, most of them several times.
    let pieces: [Piece]
    let plain: String

    init(_ inlines: [MarkdownInline], at place: SourceLocation) {
        self.inlines = inlines
        self.place = place
        pieces = Self.pieces(of: inlines)
        plain = inlines.plainText.trimmed
    }

    convenience init(_ cell: MarkdownTable.Cell) {
        self.init(cell.content, at: cell.start)
    }

    /// Words or code; emphasis and links are taken away, for they say nothing about API.
    enum Piece: Sendable, Equatable {
        case text(String)
        case code(String, SourceLocation?)

        var string: String {
            switch self {
            case .text(let text), .code(let text, _): text
            }
        }
    }

    private static func pieces(of inlines: [MarkdownInline]) -> [Piece] {
        var result: [Piece] = []
        var words = ""
        append(inlines, to: &result, &words)
        if !words.isEmpty { result.append(.text(words)) }
        return result
    }

    private static func append(_ inlines: [MarkdownInline], to result: inout [Piece], _ words: inout String) {
        for inline in inlines {
            switch inline.kind {
            case .code(let text):
                if !words.isEmpty { result.append(.text(words)) }
                words = ""
                result.append(.code(text, inline.start))
            case .text(let text), .html(let text): words += text
            case .softBreak, .lineBreak: words += " "
            case .emphasis, .strong, .strikethrough, .link, .image: append(inline.children, to: &result, &words)
            }
        }
    }

    var isBlank: Bool { plain.isEmpty }

    var codes: [String] { pieces.compactMap { if case .code(let text, _) = $0 { text } else { nil } } }

    /// Code that is all of a text but for emphasized remarks; words where there is none.
    var code: String { (codes.count == 1 ? codes[0] : plain).trimmed }

    /// The place behind the backtick if the text begins with code, otherwise where the text begins.
    var contentPlace: SourceLocation {
        if case .code(_, let place?) = pieces.first { place } else { place }
    }

    var markdown: String { MarkdownText.text(of: inlines) }

    /// Columns are sure for the first line's place alone.
    var lines: [DocsText] {
        if !inlines.contains(where: \.isBreak), inlines.first?.start ?? place == place { return [self] }
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
            if inline.isBreak { close() } else { current.append(inline) }
        }
        close()
        return result
    }
}

extension MarkdownDocument {
    /// Blocks as they are written, from the first to the last.
    func source(of blocks: some BidirectionalCollection<MarkdownBlock>) -> String? {
        guard let first = blocks.first, let last = blocks.last else { return nil }
        return source(lines: first.lines.lowerBound...last.lines.upperBound)
    }
}

extension MarkdownBlock {
    /// The text of a paragraph.
    var text: DocsText? { if case .paragraph(let content) = kind { DocsText(content, at: start) } else { nil } }
}

extension MarkdownList.Item {
    /// The text that it begins with.
    var text: DocsText? { blocks.first?.text }
}

extension DocsText: Equatable {
    /// Compares place and inlines, as the rest is made of them.
    static func == (left: DocsText, right: DocsText) -> Bool {
        left.place == right.place && left.inlines == right.inlines
    }
}

extension StringProtocol {
    /// The text without blanks at its ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
            return ""
        }
        return String(self[first...last])
    }
}
