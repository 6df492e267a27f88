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

    /// `Size.M` and `.m` as the value they stand for, in quotes, if the type has exactly one such value; anything else
    /// as it is.
    static func resolved(_ text: String, type: WebType) -> String {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, ItemName.isIdentifier(parts[1]), let literals = type.literals else { return text }
        guard parts[0].isEmpty || (ItemName.isIdentifier(parts[0]) && (type.alias ?? String(parts[0])) == parts[0])
        else {
            return text
        }
        let member = MemberName.folded(parts[1])
        let values = literals.compactMap { literal -> String? in
            guard case .string(let value) = literal, MemberName.folded(value) == member else { return nil }
            return value
        }
        return values.count == 1 ? "'\(values[0])'" : text
    }
}
