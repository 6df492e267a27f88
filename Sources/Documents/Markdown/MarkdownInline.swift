package import Core

package struct MarkdownInline: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case text(String)
        case code(String)
        case emphasis([MarkdownInline])
        case strong([MarkdownInline])
        case strikethrough([MarkdownInline])
        case link(destination: String, content: [MarkdownInline])
        case image(destination: String, content: [MarkdownInline])
        case html(String)
        case softBreak
        case lineBreak
    }

    package let kind: Kind
    /// Beginning of the words, for code spans behind the backtick; nil where the place can't be told for sure: the
    /// parser's own places are off behind escapes and in lazy lines, so only places that the source confirms are kept.
    package let start: SourceLocation?

    package init(_ kind: Kind, start: SourceLocation? = nil) {
        self.kind = kind
        self.start = start
    }
}

extension MarkdownInline {
    package var isBreak: Bool {
        switch kind {
        case .softBreak, .lineBreak: true
        case .text, .code, .emphasis, .strong, .strikethrough, .link, .image, .html: false
        }
    }

    package var children: [MarkdownInline] {
        switch kind {
        case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner
        case .link(_, let inner), .image(_, let inner): inner
        case .text, .code, .html, .softBreak, .lineBreak: []
        }
    }
}

extension [MarkdownInline] {
    /// Breaks are one space; inline HTML stays as it is, for `Array<string>` outside of a code span is nothing else.
    package var plainText: String {
        var result = ""
        appendPlainText(to: &result)
        return result
    }

    private func appendPlainText(to result: inout String) {
        for inline in self {
            switch inline.kind {
            case .text(let text), .code(let text), .html(let text): result += text
            case .softBreak, .lineBreak: result += " "
            case .emphasis, .strong, .strikethrough, .link, .image: inline.children.appendPlainText(to: &result)
            }
        }
    }
}
