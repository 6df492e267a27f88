package import SwiftModel

/// What became of a component and of everything that it offers.
package struct ComponentTranslation: Sendable, Hashable {
    package var tag: String
    package var component: SwiftComponent
    /// One for each item of the web component, by kind and then in the order of the source.
    package var items: [ItemTranslation]
    /// The row of `Components` that decided; nil where none matches.
    package var rule: RuleSource?

    package init(tag: String, component: SwiftComponent, items: [ItemTranslation], rule: RuleSource?) {
        self.tag = tag
        self.component = component
        self.items = items
        self.rule = rule
    }
}
