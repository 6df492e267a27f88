package struct CSSPart: ComponentItem {
    package var name: String
    package var facts: ItemFacts

    package init(name: String, facts: ItemFacts) {
        self.name = name
        self.facts = facts
    }
}
