/// A named part of a component's shadow tree that style sheets may reach.
package struct CSSPart: ComponentItem {
    package var name: String
    package var facts: ItemFacts

    package init(name: String, facts: ItemFacts) {
        self.name = name
        self.facts = facts
    }
}
