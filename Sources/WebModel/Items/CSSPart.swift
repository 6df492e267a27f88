package struct CSSPart: ComponentItem {
    package var name: String
    package var facts: ItemFacts

    package init(name: String, facts: ItemFacts) {
        self.name = name
        self.facts = facts
    }
}

/// A CSS custom property that a component reads.
package struct CSSProperty: ComponentItem {
    package var name: String
    package var defaultValue: String?
    /// The CSS value syntax, as in `@property`.
    package var syntax: String?
    package var facts: ItemFacts

    package init(name: String, defaultValue: String? = nil, syntax: String? = nil, facts: ItemFacts) {
        self.name = name
        self.defaultValue = defaultValue
        self.syntax = syntax
        self.facts = facts
    }
}

/// A custom state that style sheets may match: `:state(name)`.
package struct CSSState: ComponentItem {
    package var name: String
    package var facts: ItemFacts

    package init(name: String, facts: ItemFacts) {
        self.name = name
        self.facts = facts
    }
}
