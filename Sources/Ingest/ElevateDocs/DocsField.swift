/// Kind of fact that a column of a table or a labeled bullet tells about an item.
enum DocsField: Hashable {
    case type, detail, attribute, reflects, defaultValue, description, values
    case inheritedFrom, required, readonly, signature, returns, parameters, deprecated

    init?(label: String) {
        var name = label.trimmed
        if name.hasSuffix(":") { name = name.dropLast().trimmed }
        name = name.lowercased()
        if name.utf8.contains(UInt8(ascii: " ")) { name = name.split(separator: " ").joined(separator: " ") }
        switch name {
        case "type", "definition": self = .type
        case "detail", "details", "event detail": self = .detail
        case "attribute", "attribute name": self = .attribute
        case "reflects", "reflect", "reflected": self = .reflects
        case "default", "default value": self = .defaultValue
        case "description": self = .description
        case "valid values", "values", "value", "options", "allowed values", "possible values": self = .values
        case "inherited from", "inherited": self = .inheritedFrom
        case "required": self = .required
        case "read-only", "readonly", "read only": self = .readonly
        case "signature": self = .signature
        case "returns", "return", "return type", "return value": self = .returns
        case "parameters", "parameter", "arguments": self = .parameters
        case "deprecated": self = .deprecated
        default: return nil
        }
    }
}
