import Core
import Documents
import WebModel

/// Item of an API section before it is understood, alike for a table row, a bullet and a heading.
struct DocsItem {
    let kind: DocsSectionKind
    let name: DocsText
    var isRow = false
    var fields: [DocsField: DocsText] = [:]
    /// Texts that no field is for.
    var extensions: [Extension] = []
    /// Bullets below the values field or, for a type, below its heading.
    var valueBullets: [DocsText] = []
    /// Blocks below a heading that tell nothing of the item.
    var leftover: [MarkdownBlock] = []
    /// Problems of the texts: they are told where the item is kept.
    var diagnostics = DiagnosticBag()

    var place: SourceLocation { name.contentPlace }

    subscript(field: DocsField) -> DocsText? {
        guard let text = fields[field], !EmptyMark.stands(in: text) else { return nil }
        return text
    }

    // MARK: Texts of fields

    mutating func tell(_ content: DocsText, label: String, of field: DocsField) {
        guard let told = fields[field], !told.isBlank else {
            fields[field] = content
            return
        }
        warnOfSecond(content, label: label)
        extensions.append(Extension(label, content))
    }

    mutating func tell(_ label: DocsLabel) {
        let content = label.content
        guard let field = DocsField(label: label.label) else {
            let message = "no field of a \(kind.itemName) is called “\(label.label)”; it is kept as it is"
            diagnostics.warning(.docsUnknownColumn, message, at: content.place)
            extensions.append(Extension(label.label, content))
            return
        }
        if fields[field] == nil {
            fields[field] = content
        } else {
            warnOfSecond(content, label: label.label)
        }
    }

    private mutating func warnOfSecond(_ content: DocsText, label: String) {
        diagnostics.warning(.docsConflict, "“\(label)” is told twice; the first counts", at: content.place)
    }

    mutating func keepMeaningless(_ text: DocsText, label: String) {
        diagnostics.warning(.docsRow, "this has no meaning for the item here and is kept as it is", at: text.place)
        extensions.append(Extension(label, text))
    }

    /// Takes labels and remarks out of the description.
    mutating func splitDescription() {
        guard let description = fields[.description] else { return }
        var (rest, labels) = DocsLabel.split(description)
        for label in labels {
            if let field = label.field { tell(label.content, label: label.label, of: field) }
        }
        if fields[.inheritedFrom] == nil, let (before, origin) = TrailingRemark.inheritedFrom.split(rest) {
            rest = before
            fields[.inheritedFrom] = origin
        }
        fields[.description] = rest
    }
}

extension Extension {
    init(_ label: String, _ content: DocsText) {
        self.init(label, text: content.markdown, at: content.place)
    }

    init(_ name: String, text: String, at place: SourceLocation) {
        let json = JSONWriter.bytes(.compact) { $0.string(text) }
        self.init(name: name, json: String(decoding: json, as: UTF8.self), source: place)
    }
}

/// Marks that stand where there is nothing to tell.
enum EmptyMark {
    private static let marks: Set<String> = ["", "-", "–", "—", "none", "n/a"]

    /// Whether the whole text is such a mark. Code is not: `` `none` `` is a value.
    static func stands(in text: DocsText) -> Bool {
        guard text.codes.isEmpty else { return text.codes.joined().trimmed.isEmpty && text.plain.isEmpty }
        return marks.contains(text.plain.lowercased())
    }
}

/// A remark of fixed words and one code span at the end of a description: ``Default: `'Close'` ``.
struct TrailingRemark {
    static let inheritedFrom = TrailingRemark(words: "inherited from")
    static let defaultValue = TrailingRemark(words: "default:")

    private let words: String

    func split(_ text: DocsText) -> (before: DocsText, code: DocsText)? {
        var inlines = text.inlines
        if case .text(let end) = inlines.last?.kind {
            guard end.trimmed.allSatisfy({ $0 == "." || $0 == ")" }) else { return nil }
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
