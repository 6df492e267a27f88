import Documents
import WebModel

/// A text with the mark that the compiler puts before deprecated items:
/// `<span style="color:red">**[DEPRECATED]**</span> reason<br/><br/>text`.
struct ReadmeNotice {
    let deprecation: Deprecation?
    let description: String?

    init(_ inlines: [MarkdownInline]) {
        guard let mark = inlines.firstIndex(where: \.isDeprecationMark),
            inlines[..<mark].allSatisfy(\.isMarkup)
        else {
            deprecation = nil
            description = Self.text(inlines[...])
            return
        }
        var rest = inlines[(mark + 1)...]
        if rest.first?.isMarkup == true { rest.removeFirst() }
        let end = rest.indices.first {
            rest[$0].isLineBreak && rest.index(after: $0) < rest.endIndex && rest[$0 + 1].isLineBreak
        }
        let reason = Self.text(rest[..<(end ?? rest.endIndex)])
        deprecation = reason.map(Deprecation.reason) ?? .flagged
        description = end.flatMap { Self.text(rest[($0 + 2)...]) }
    }

    private static func text(_ inlines: ArraySlice<MarkdownInline>) -> String? {
        Optional(MarkdownText.text(of: Array(inlines))).prose
    }
}

extension MarkdownInline {
    fileprivate var isDeprecationMark: Bool {
        if case .strong(let inner) = kind { inner.plainText == "[DEPRECATED]" } else { false }
    }

    fileprivate var isMarkup: Bool { if case .html = kind { true } else { false } }

    fileprivate var isLineBreak: Bool {
        guard case .html(let text) = kind else { return false }
        return ["<br>", "<br/>", "<br />"].contains(text.lowercased())
    }
}
