import Core
import Documents
import WebModel

enum SurfaceReader {
    static func slot(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> Slot? {
        guard let (name, facts) = read(item, of: .slots, &diagnostics) else { return nil }
        var slot = Slot(
            name: name.name,
            isRequired: item[.required].map(PropertyReader.isYes) ?? name.remarks.contains("required"),
            facts: facts
        )
        if let type = item[.type].flatMap({ DocsType($0) }) {
            slot.typeText = type.text
            slot.type = DocsTypeParser.parse(type, into: &diagnostics)
        }
        return slot
    }

    static func cssPart(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> CSSPart? {
        guard let (name, facts) = read(item, of: .cssParts, &diagnostics) else { return nil }
        return CSSPart(
            name: name.name,
            facts: facts
        )
    }

    static func cssProperty(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> CSSProperty? {
        var item = item
        if item.fields[.defaultValue] == nil, let description = item[.description],
            let (before, value) = TrailingRemark.defaultValue.split(description)
        {
            item.fields[.description] = before
            item.fields[.defaultValue] = value
        }
        guard let (name, facts) = read(item, of: .cssProperties, &diagnostics) else { return nil }
        return CSSProperty(
            name: name.name,
            defaultValue: item[.defaultValue].flatMap { DocumentedDefault($0).text },
            syntax: item[.type]?.plain,
            facts: facts
        )
    }

    static func cssState(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> CSSState? {
        guard let (name, facts) = read(item, of: .cssStates, &diagnostics) else { return nil }
        return CSSState(
            name: name.name,
            facts: facts
        )
    }

    private static func read(
        _ item: DocsItem,
        of kind: DocsSectionKind,
        _ diagnostics: inout DiagnosticBag
    ) -> (ItemName, ItemFacts)? {
        guard let name = ItemName(item.name, of: kind) else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of a \(kind.itemName)", at: item.place)
            return nil
        }
        return (name, ItemFacts(item, remarks: name.remarks))
    }
}

/// A remark of fixed words and one code span at the end of a description: ``Default: `'Close'` ``.
struct TrailingRemark {
    static let inheritedFrom = TrailingRemark(words: "inherited from")
    static let defaultValue = TrailingRemark(words: "default:")

    private let words: String

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
