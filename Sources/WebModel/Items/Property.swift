/// A property of a component, or an attribute that has none.
package struct Property: TypedItem {
    package var name: String
    /// The attribute as HTML spells it; nil where the property can only be set from code.
    package var attribute: String?
    /// Whether no source tells the attribute, so that it follows the library's own rule, or is missing.
    package var isAttributeAssumed: Bool
    /// nil where no source says anything about the type.
    package var type: WebType?
    /// The type as the source spells it.
    package var typeText: String?
    /// The default as the source spells it; but where it names a member of an enumeration (`Size.M`), the value that the
    /// member stands for (`'m'`).
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
