import Core
import WebModel

/// Reads a text that users may translate, or a function that makes one: `close`, `close: string = 'Close'`,
/// `abstract prompt(multiple: boolean): string`.
enum IntlReader {
    static func text(_ item: DocsItem, into diagnostics: inout DiagnosticBag) -> IntlText? {
        guard let name = ItemName(item.name, of: .internationalization),
            let signature = MethodSignature(name.name), !signature.name.isEmpty
        else {
            diagnostics.warning(.docsRow, "“\(item.name.plain)” is no name of a text", at: item.place)
            return nil
        }
        var result = IntlText(name: signature.name, facts: ItemFacts(source: item.place))
        var description = item[.description]
        if let parameters = signature.parameterText {
            result.typeText = parameters + (signature.typeText.map { ": " + $0 } ?? "")
            let function = parameters + " => " + (signature.typeText ?? "string")
            result.type = DocsTypeParser.parse(function, at: item.place, into: &diagnostics)
        } else if let text = signature.typeText {
            result.typeText = text
            result.type = DocsTypeParser.parse(text, at: item.place, into: &diagnostics)
        } else if let told = item[.type] {
            // `close`: `'Close'` tells the text itself.
            if let value = ListedValue(code: told.plain), value.isQuoted {
                result.defaultValue = told.plain
            } else if let type = DocsType(told) {
                result.typeText = type.text
                result.type = DocsTypeParser.parse(type, into: &diagnostics)
            }
        }
        if signature.isOptional { result.type = result.type?.optional }
        if let value = signature.defaultValue { result.defaultValue = value }
        if let field = item[.defaultValue] {
            result.defaultValue = DocumentedDefault(field).text
        } else if let text = description, let (before, value) = TrailingRemark.defaultValue.split(text) {
            description = before
            result.defaultValue = result.defaultValue ?? DocumentedDefault(value).text
        }
        let markdown = description?.markdown ?? ""
        result.description = markdown.isEmpty ? nil : markdown
        return result
    }
}

struct DocumentedDefault {
    let text: String?
    let isRequired: Bool
    /// Whether something stands beside the value: `` `0` (auto) ``.
    let hasRemark: Bool

    init(_ source: DocsText) {
        isRequired = Self.saysRequired(source.plain)
        if isRequired || EmptyMark.stands(in: source) {
            text = nil
            hasRemark = false
            return
        }
        let pieces = source.pieces.filter { !$0.string.trimmed.isEmpty }
        var value = source.plain
        if case .code(let code, _)? = pieces.first {
            value = code.trimmed
            hasRemark = pieces.count > 1
        } else {
            hasRemark = false
        }
        text = ["", "undefined", "nil", "-", "–", "—"].contains(value) ? nil : value
    }

    /// Looks for a “q” first, which hardly any other text has.
    private static func saysRequired(_ text: String) -> Bool {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "q") || $0 == UInt8(ascii: "Q") }) else { return false }
        return text.lowercased().filter { !"()*".contains($0) }.trimmed == "required"
    }
}
