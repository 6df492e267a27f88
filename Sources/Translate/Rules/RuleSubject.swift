package import WebModel

/// Subject that the patterns of rules look at: an item, and the component around it.
package struct RuleSubject: Sendable {
    package let item: ItemReference
    /// The type that counts for patterns: the source's, or the one that its default says; nil where neither tells it.
    package let type: WebType?
    package let isReadonly: Bool
    package let surface: ComponentSurface
    /// An event's name without the library's prefix; nil where it has none, and for all other items.
    let bareName: String?
    /// The names as exact names compare.
    let foldedName: String
    let foldedBareName: String?

    package init(item: ItemReference, type: WebType?, isReadonly: Bool = false, surface: ComponentSurface) {
        self.item = item
        self.type = type
        self.isReadonly = isReadonly
        self.surface = surface
        bareName = surface.bareName(of: item)
        foldedName = item.name.foldedAsName
        foldedBareName = bareName?.foldedAsName
    }
}
