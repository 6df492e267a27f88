import Core

/// Texts of a manifest, some of which tools write in another shape than the schema's.
enum ManifestText {
    /// Code: as the manifest quotes it, or as the value itself, `5` for `"5"`. null says nothing.
    static func code(_ value: JSONValue?) -> String? {
        guard let value, value.kind != .null else { return nil }
        return value.string ?? value.compactText
    }

    static func isReadable(_ field: String, _ value: JSONValue) -> Bool {
        if value.isString { return true }
        return switch field {
        case "name", "fieldName", "summary", "description", "syntax", "category", "status", "since": false
        case "attribute": value.bool == false
        // An object flags the item; the values inside are no fields of the schema.
        case "deprecated": value.kind == .boolean || (value.kind == .object && value.count == 0)
        case "type", "expandedType", "parsedType": value.kind == .object
        default: true
        }
    }
}
