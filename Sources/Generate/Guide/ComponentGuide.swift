/// Guide to a component in Swift beside its API: how it is used, and how it looks.
package struct ComponentGuide: Sendable, Hashable {
    package let tag: String
    /// Call with no more than a caller has to say; nil where no value can be made up for a part that has to be given.
    package let swiftUI: UsageExample?
    package let uiKit: UsageExample?
    /// Looks of the component with other values; empty where it has none that one sees.
    package let variations: [UsageVariation]
    /// Everything that an init takes.
    package let complete: UsageExample?
    /// Look of the component by its design tokens; nil where they say no color of it.
    package let styles: DrawnStyles?
    /// Looks in the themes that draw the component otherwise, in the order of the themes.
    package let themedStyles: [ThemedStyles]
    /// Whether it is data of its parent, and no view.
    package let isItem: Bool
    /// Words of a component of its kind on a screen: `Save`.
    package let words: String?
}

package struct ThemedStyles: Sendable, Hashable {
    package let theme: String
    package let styles: DrawnStyles
}
