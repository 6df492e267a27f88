/// A property of a component, or an attribute that has none.
package struct Property: TypedItem {
    package var name: String
    /// The attribute as HTML spells it; nil where the property can only be set from code.
    package var attribute: String?
    /// Whether no source tells the attribute, so that it follows the library's own rule, or is missing.
    package var isAttributeAssumed: Bool
    package var type: WebType?
    package var typeText: String?
    /// Default as the source spells it, or the value (`'m'`) of the enumeration's member that it names (`Size.M`).
    package var defaultValue: String?
    package var reflects: Bool
    package var isReadonly: Bool
    package var isRequired: Bool
    package var facts: ItemFacts

    package init(
        name: String,
        attribute: String? = nil,
        isAttributeAssumed: Bool = false,
        type: WebType? = nil,
        typeText: String? = nil,
        defaultValue: String? = nil,
        reflects: Bool = false,
        isReadonly: Bool = false,
        isRequired: Bool = false,
        facts: ItemFacts
    ) {
        self.name = name
        self.attribute = attribute
        self.isAttributeAssumed = isAttributeAssumed
        self.type = type
        self.typeText = typeText
        self.defaultValue = defaultValue
        self.reflects = reflects
        self.isReadonly = isReadonly
        self.isRequired = isRequired
        self.facts = facts
    }
}
