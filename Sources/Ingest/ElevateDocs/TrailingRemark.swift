import Core
import Documents

/// A remark of fixed words and one code span at the end of a description: ``Default: `'Close'` ``.
struct TrailingRemark {
    static let inheritedFrom = TrailingRemark(words: "inherited from")
    static let defaultValue = TrailingRemark(words: "default:")

    private let words: String

    /// The text before the remark and the code in it; nil where the text does not end in such a remark.
    func split(_ text: DocsText) -> (before: DocsText, code: DocsText)? {
        var inlines = text.inlines
        var closing = ""
        if case .text(let end) = inlines.last?.kind {
            closing = end.trimmed
            guard closing.allSatisfy({ $0 == "." || $0 == ")" }) else { return nil }
            inlines.removeLast()
        }
        guard let code = inlines.popLast(), case .code = code.kind else { return nil }
        guard case .text(let before) = inlines.last?.kind else { return nil }
        var rest = before.trimmed
        guard rest.lowercased().hasSuffix(words) else { return nil }
        rest = rest.dropLast(words.count).trimmed
        if rest.hasSuffix("(") { rest = rest.dropLast().trimmed }
        inlines[inlines.count - 1] = MarkdownInline(.text(rest), start: inlines.last?.start)
        let place = code.start ?? text.place
        return (DocsText(inlines, at: text.place), DocsText([code], at: place))
    }
}
