package import WebModel

/// An item and the component around it, for patterns.
package struct RuleSubject: Sendable {
    package let item: ItemReference
    /// Declared type, or the type of the default; nil where neither tells one.
    package let type: WebType?
    package let isReadonly: Bool
    package let surface: ComponentSurface
    /// nil for events and properties without the library's prefix or the component's words, and for all other items.
    let bareName: String?
    /// Own name first.
    let foldedNames: [String]
    let foldedFlag: String?

    package init(item: ItemReference, type: WebType?, isReadonly: Bool = false, surface: ComponentSurface) {
        self.item = item
        self.type = type
        self.isReadonly = isReadonly
        self.surface = surface
        bareName = surface.bareName(of: item)
        foldedNames = surface.foldedNames(of: item, bareName: bareName)
        foldedFlag = surface.flagName(of: item)?.foldedAsName
    }
}
