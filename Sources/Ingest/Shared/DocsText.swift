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

    var codes: [String] {
        pieces.compactMap { if case .code(let text, _) = $0 { text } else { nil } }
    }

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

extension DocsText: Equatable {
    /// Compares place and inlines, as the rest is made of them.
    static func == (left: DocsText, right: DocsText) -> Bool {
        left.place == right.place && left.inlines == right.inlines
    }
}

extension String {
    var trimmed: String {
        if let first = utf8.first, let last = utf8.last, first.isVisible, last.isVisible { return self }
        return self[...].trimmed
    }
}

extension Substring {
    var trimmed: String {
        // Nearly all that is to be taken off are plain blanks.
        let visible = utf8.withContiguousStorageIfAvailable { bytes -> String? in
            guard let first = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }),
                let last = bytes.lastIndex(where: { $0 != UInt8(ascii: " ") }), bytes[first].isVisible,
                bytes[last].isVisible
            else { return nil }
            return String(decoding: bytes[first...last], as: UTF8.self)
        }
        if let visible, let text = visible { return text }
        var rest = self
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension UInt8 {
    fileprivate var isVisible: Bool { self > 0x20 && self < 0x7F }
}
