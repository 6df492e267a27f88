import Core
import Documents
import WebModel

extension ItemFacts {
    init(_ item: DocsItem, remarks: [String] = []) {
        let text = item[.description]?.markdown ?? ""
        var extensions = item.unknownFields.map { Extension($0) }
        for remark in remarks where !Self.knownRemarks.contains(remark.lowercased()) {
            extensions.append(
                Extension(.init(label: "remark", content: DocsText([.init(.text(remark))], at: item.place)))
            )
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
        // Most descriptions begin otherwise, which their first letter tells.
        let initial = description.utf8.first { $0 != UInt8(ascii: "*") }
        guard initial == UInt8(ascii: "d") || initial == UInt8(ascii: "D") else { return nil }
        let plain = description.filter { $0 != "*" }
        guard plain.lowercased().hasPrefix("deprecated") else { return nil }
        let behind = plain.dropFirst("deprecated".count)
        guard let mark = behind.first, ".:,-– ".contains(mark) else { return behind.isEmpty ? .flagged : nil }
        let reason = behind.drop { ".:,-–— ".contains($0) }
        return reason.isEmpty ? .flagged : .reason(String(reason))
    }
}

extension Extension {
    init(_ field: DocsItem.UnknownField) {
        let json = JSONWriter.bytes(.compact) { $0.string(field.content.markdown) }
        self.init(name: field.label, json: String(decoding: json, as: UTF8.self), source: field.content.place)
    }
}
