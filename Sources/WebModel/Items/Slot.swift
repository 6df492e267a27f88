/// A place in a component that takes content. The default slot's name is the empty string.
package struct Slot: TypedItem {
    package var name: String
    /// Type of the content that may be put into it, where the source says so.
    package var type: WebType?
    package var typeText: String?
    package var isRequired: Bool
    package var facts: ItemFacts

    package init(
        name: String,
        type: WebType? = nil,
        typeText: String? = nil,
        isRequired: Bool = false,
        facts: ItemFacts
    ) {
        self.name = name
        self.type = type
        self.typeText = typeText
        self.isRequired = isRequired
        self.facts = facts
    }
}
