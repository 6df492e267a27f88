import Core
import Documents
import WebModel

extension ItemFacts {
    init(_ item: DocsItem, remarks: [String] = []) {
        let text = item[.description]?.markdown ?? ""
        var extensions = item.extensions
        for remark in remarks where !Self.knownRemarks.contains(remark.lowercased()) {
            extensions.append(Extension("remark", DocsText([.init(.text(remark))], at: item.place)))
        }
        self.init(
            deprecated: Self.deprecation(item, text, remarks),
            inheritedFrom: item[.inheritedFrom].map { Origin(name: ($0.codes.first ?? $0.plain).trimmed) },
            description: text.isEmpty ? nil : text,
            extensions: extensions,
            source: item.place
        )
    }

    private static let knownRemarks: Set<String> = [
        "required", "optional", "readonly", "read-only", "read only", "deprecated", "slot",
    ]

    private static func deprecation(_ item: DocsItem, _ description: String, _ remarks: [String]) -> Deprecation? {
        if let field = item.fields[.deprecated] {
            switch field.plain.lowercased() {
            case "no", "false", "-", "none": return nil
            case "", "yes", "true", "✅": return .flagged
            default: return .reason(field.markdown)
            }
        }
        if remarks.contains(where: { $0.lowercased() == "deprecated" }) { return .flagged }
        let first = description.utf8.first { $0 != UInt8(ascii: "*") }
        guard first?.small == UInt8(ascii: "d") else { return nil }
        let plain = description.filter { $0 != "*" }
        guard plain.lowercased().hasPrefix("deprecated") else { return nil }
        let behind = plain.dropFirst("deprecated".count)
        guard let mark = behind.first, ".:,-– ".contains(mark) else { return behind.isEmpty ? .flagged : nil }
        let reason = behind.drop { ".:,-–— ".contains($0) }
        return reason.isEmpty ? .flagged : .reason(String(reason))
    }
}

/// Text of a field with a default.
struct DocumentedDefault {
    private(set) var text: String?
    let isRequired: Bool
    /// Whether something stands beside the value: `` `0` (auto) ``.
    private(set) var hasRemark = false

    init(_ source: DocsText) {
        isRequired = source.plain.lowercased().filter { !"()*".contains($0) }.trimmed == "required"
        guard !isRequired, !EmptyMark.stands(in: source) else { return }
        let pieces = source.pieces.filter { !$0.string.trimmed.isEmpty }
        var value = source.plain
        if case .code(let code, _)? = pieces.first {
            value = code.trimmed
            hasRemark = pieces.count > 1
        }
        text = ["", "undefined", "nil", "-", "–", "—"].contains(value) ? nil : value
    }
}
