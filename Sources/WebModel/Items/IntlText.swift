/// A text, or a function that makes one, that a component lets its users translate.
package struct IntlText: TypedItem {
    package var name: String
    package var type: WebType?
    package var typeText: String?
    package var defaultValue: String?
    package var facts: ItemFacts

    package init(
        name: String,
        type: WebType? = nil,
        typeText: String? = nil,
        defaultValue: String? = nil,
        facts: ItemFacts
    ) {
        self.name = name
        self.type = type
        self.typeText = typeText
        self.defaultValue = defaultValue
        self.facts = facts
    }
}
