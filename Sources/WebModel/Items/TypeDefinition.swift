package struct TypeDefinition: TypedItem {
    package var name: String
    package var type: WebType?
    package var typeText: String?
    package var facts: ItemFacts

    package init(name: String, type: WebType? = nil, typeText: String? = nil, facts: ItemFacts) {
        self.name = name
        self.type = type
        self.typeText = typeText
        self.facts = facts
    }
}
