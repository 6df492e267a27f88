package struct CSSProperty: ComponentItem {
    package var name: String
    package var defaultValue: String?
    /// The CSS value syntax, as in `@property`.
    package var syntax: String?
    package var facts: ItemFacts

    package init(
        name: String,
        defaultValue: String? = nil,
        syntax: String? = nil,
        facts: ItemFacts
    ) {
        self.name = name
        self.defaultValue = defaultValue
        self.syntax = syntax
        self.facts = facts
    }
}
