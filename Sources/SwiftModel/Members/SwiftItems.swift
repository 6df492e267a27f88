package import WebModel

/// Data that a component draws one by one: the tabs of a tab group, the options of a select.
package struct SwiftItems: Sendable, Hashable {
    package var name: SwiftIdentifier
    package var role = MemberRole.asNamed
    /// The type of one item.
    package var itemType: SwiftType
    /// The tag of the child component; nil where the items are no components, but objects.
    package var tag: String?
    package var origin: ItemReference

    package init(name: SwiftIdentifier, itemType: SwiftType, tag: String?, origin: ItemReference) {
        self.name = name
        self.itemType = itemType
        self.tag = tag
        self.origin = origin
    }
}
