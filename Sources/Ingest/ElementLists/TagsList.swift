import Core

/// Formats that list `tags`: the older web-component-analyzer, with properties and events of tags and types of
/// attributes, and VS Code's custom data, with neither.
enum TagsList {
    case analyzer, customData

    private static let tagKeys = [
        "properties", "events", "slots", "cssProperties", "cssParts", "methods", "jsDoc", "path",
    ]
    private static let attributeKeys = ["type", "default", "attribute"]

    init?(_ root: JSONValue) {
        guard root.kind == .object, root["modules"]?.kind != .array else { return nil }
        guard let tags = root["tags"], tags.kind == .array else {
            guard root["globalAttributes"] != nil || root["valueSets"] != nil else { return nil }
            self = .customData
            return
        }
        let isAnalyzers =
            root["version"]?.isString("experimental") == true || tags.elements.contains(where: Self.isAnalyzers)
        self = isAnalyzers ? .analyzer : .customData
    }

    private static func isAnalyzers(_ tag: JSONValue) -> Bool {
        if tagKeys.contains(where: { tag[$0] != nil }) { return true }
        // Tools give all attributes of a tag the same form.
        guard let attribute = tag["attributes"]?.elements.first(where: { _ in true }) else { return false }
        return attributeKeys.contains { attribute[$0] != nil }
    }
}
