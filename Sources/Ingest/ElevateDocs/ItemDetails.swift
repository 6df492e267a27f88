import Markdown
import SourceText
import WebModel

/// What all kinds of items have in common: description, deprecation, origin, and what is kept without a meaning.
struct ItemDetails {
    let description: String?
    let deprecated: Deprecation?
    let inheritedFrom: Origin?
    let extensions: [Extension]

    init(_ item: DocsItem, remarks: [String] = []) {
        let text = item[.description]?.markdown ?? ""
        description = text.isEmpty ? nil : text
        inheritedFrom = item[.inheritedFrom].map { Origin(name: ($0.codes.first ?? $0.plain).trimmed) }
        deprecated = Self.deprecation(item, text, remarks)
        var extensions = item.unknownFields.map { Extension($0) }
        let known: Set<String> = ["required", "optional", "readonly", "read-only", "read only", "deprecated", "slot"]
        for remark in remarks where !known.contains(remark.lowercased()) {
            extensions.append(
                Extension(.init(label: "remark", content: DocsText([.init(.text(remark))], at: item.place)))
            )
        }
        self.extensions = extensions
    }

    private static func deprecation(_ item: DocsItem, _ description: String, _ remarks: [String]) -> Deprecation? {
        if let field = item.fields[.deprecated] {
            switch field.plain.lowercased() {
            case "no", "false", "-", "none": return nil
            case "", "yes", "true", "✅": return .flagged
            default: return .reason(field.markdown)
            }
        }
        if remarks.contains(where: { $0.lowercased() == "deprecated" }) { return .flagged }
        let plain = description.filter { $0 != "*" }
        guard plain.lowercased().hasPrefix("deprecated") else { return nil }
        let behind = plain.dropFirst("deprecated".count)
        guard let mark = behind.first, ".:,-– ".contains(mark) else { return behind.isEmpty ? .flagged : nil }
        let reason = behind.drop { ".:,-–— ".contains($0) }
        return reason.isEmpty ? .flagged : .reason(String(reason))
    }
}

extension Extension {
    /// What a source says under a name that the format does not know, as a JSON string of its Markdown.
    init(_ field: DocsItem.UnknownField) {
        self.init(name: field.label, json: Self.quoted(field.content.markdown), source: field.content.place)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
