import SourceText

/// Turns the XML of running text into inlines, with the places that the source confirms.
struct MarkdownInlineReader {
    private let source: MarkdownSource

    init(_ source: MarkdownSource) {
        self.source = source
    }

    /// What stands in an element.
    func inlines(of parent: XMLElement) -> [MarkdownInline] {
        var result: [MarkdownInline] = []
        // The parser cuts text at every character that might have begun something; here it is one piece again.
        var words: String?
        var wordsStart: SourceLocation?
        func closeWords() {
            if let text = words { result.append(MarkdownInline(.text(text), start: wordsStart)) }
            words = nil
        }
        for element in parent.elements {
            guard let kind = kind(of: element) else { continue }
            if case .text(let more) = kind {
                if words == nil { wordsStart = confirmedPlace(of: element, kind) }
                words = words ?? ""
                words?.append(more)
            } else {
                closeWords()
                result.append(MarkdownInline(kind, start: confirmedPlace(of: element, kind)))
            }
        }
        closeWords()
        return result
    }

    private func kind(of element: XMLElement) -> MarkdownInline.Kind? {
        switch element.name {
        case "text": .text(element.text)
        case "code": .code(element.text)
        case "emph": .emphasis(inlines(of: element))
        case "strong": .strong(inlines(of: element))
        case "strikethrough": .strikethrough(inlines(of: element))
        case "link": .link(destination: destination(element), content: inlines(of: element))
        case "image": .image(destination: destination(element), content: inlines(of: element))
        case "html_inline": .html(element.text)
        case "softbreak": .softBreak
        case "linebreak": .lineBreak
        default: nil
        }
    }

    private func destination(_ element: XMLElement) -> String {
        element[attribute: "destination"] ?? ""
    }

    /// The place of words or code, if they stand in the source where the parser says; nil otherwise.
    private func confirmedPlace(of element: XMLElement, _ kind: MarkdownInline.Kind) -> SourceLocation? {
        let words: String
        switch kind {
        case .text(let text), .code(let text): words = text
        default: return nil
        }
        guard let range = SourceRange(of: element), range.startColumn > 0 else { return nil }
        let line = source.line(range.startLine)
        var rest = line.dropFirst(range.startColumn - 1)
        let blanks = rest.prefix { $0 == 0x20 }.count
        rest = rest.dropFirst(blanks)
        // A bar in a table cell may stand in the source with a backslash.
        let expected = words.utf8.drop { $0 == 0x20 }.prefix { $0 != 0x20 && $0 != UInt8(ascii: "|") }
        guard !expected.isEmpty, rest.starts(with: expected) else { return nil }
        let column = range.startColumn + blanks
        if case .code = kind, blanks == 0, column < 2 || line.dropFirst(column - 2).first != UInt8(ascii: "`") {
            return nil
        }
        return source.place(line: range.startLine, column: column)
    }
}
