/// Theme of a design system, as far as its tokens describe it.
package struct DesignTheme: Sendable, Hashable {
    /// Words in small letters with hyphens between them.
    package let name: String
    /// Selectors that choose it on the web, in the order of the files.
    package let selectors: [String]
    /// Themes that it takes missing values over from, the nearest first. The default theme stands behind all.
    package let bases: [String]
    /// The one appearance that it is made for; nil where it follows the appearance.
    package let appearance: TokenMode?

    package init(name: String, selectors: [String] = [], bases: [String] = [], appearance: TokenMode? = nil) {
        self.name = name
        self.selectors = selectors
        self.bases = bases
        self.appearance = appearance
    }
}
