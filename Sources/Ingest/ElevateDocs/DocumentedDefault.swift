import Core
import WebModel

/// The default of a property as docs spell it.
struct DocumentedDefault {
    /// Value without the marks of code; nil where there is none.
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

    /// Whether the text is “required”, in parentheses or bold or as it is. Hardly any other has a “q”.
    private static func saysRequired(_ text: String) -> Bool {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "q") || $0 == UInt8(ascii: "Q") }) else { return false }
        return text.lowercased().filter { !"()*".contains($0) }.trimmed == "required"
    }
}
