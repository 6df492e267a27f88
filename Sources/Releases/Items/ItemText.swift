import WebModel

/// Text of items on one line, as their sources spell them.
enum ItemText {
    static func of(_ property: Property) -> String {
        typed(property) + (property.defaultValue.map { " = \(PlainText.prose($0))" } ?? "")
    }

    static func of(_ text: IntlText) -> String {
        typed(text) + (text.defaultValue.map { " = \(PlainText.prose($0))" } ?? "")
    }

    static func of(_ property: CSSProperty) -> String {
        property.name + (property.defaultValue.map { ": \(PlainText.prose($0))" } ?? "")
    }

    static func typed(_ item: some TypedItem) -> String {
        let name = item.name.isEmpty ? "(default)" : item.name
        guard let text = item.typeText ?? item.type?.description else { return name }
        return "\(name): \(PlainText.prose(text))"
    }
}
