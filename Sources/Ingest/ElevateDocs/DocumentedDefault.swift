import SourceText
import WebModel

/// The default of a property as docs spell it.
struct DocumentedDefault {
    /// Without the marks of code; nil where there is none.
    let text: String?
    let isRequired: Bool
    /// Whether something stands beside the value: `` `0` (auto) ``.
    let hasRemark: Bool

    init(_ source: DocsText) {
        let bare = source.plain.lowercased().filter { !"()*".contains($0) }.trimmed
        isRequired = bare == "required"
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
}
