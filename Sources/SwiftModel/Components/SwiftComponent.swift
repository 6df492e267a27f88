package import WebModel

/// A Swift component as values: all that a template needs, and all that two releases are compared by.
package struct SwiftComponent: Sendable, Hashable {
    package var tag: String
    package var names: SwiftComponentNames
    /// nil where no rule names the primitive that the component is built on.
    package var primitive: NativePrimitive?
    /// Parts that the primitive draws.
    package var parts: [DrawnPart] = []
    package var genericParameters: [GenericParameter] = []
    /// Whether one item of the web says whether one value can be chosen or several, and no member tells it.
    package var choosesOneOrSeveral = false
    /// Members that the items became, in the order of the source, like everything below. `ComponentParameters` puts
    /// them into the order of the init.
    package var members: [Member] = []
    package var mechanisms: [SwiftUIMechanism] = []
    package var heardByModifiers: [HeardEvent] = []
    package var texts: [SwiftText] = []
    /// Nested in the component's tokens.
    package var enums: [SwiftEnum] = []
    package var structs: [SwiftStruct] = []
    package var typeAliases: [SwiftTypeAlias] = []
    package var uiKit = UIKitComponent()
    /// Items that are something else in Swift, or left out by a rule, and why: for the documentation.
    package var adapted: [AdaptedItem] = []
    /// Parts from no item of the web: we made them, because the primitive does nothing without them.
    package var made: Set<ItemReference> = []
    /// Parts from no item of the web, with a default: we made them, because components of its kind have them.
    package var offered: Set<ItemReference> = []
    /// Items that have no counterpart yet, and why.
    package var untranslated: [UntranslatedItem] = []

    package init(tag: String, names: SwiftComponentNames) {
        self.tag = tag
        self.names = names
    }
}
