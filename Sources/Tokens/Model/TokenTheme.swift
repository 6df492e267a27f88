/// The theme that a declaration is for, beside light and dark: a brand, stronger contrast.
package struct TokenTheme: Sendable, Hashable {
    /// Words in small letters with hyphens between them, however a selector or a file spells them.
    package let name: String
    /// Selector that chooses it on the web: `[data-theme="acme"]`. Nil where a project or a file names the theme.
    package let selector: String?
    /// The one appearance that a stylesheet says it is made for: `color-scheme: dark`.
    package let scheme: TokenMode?

    package init(_ name: String, selector: String? = nil, scheme: TokenMode? = nil) {
        self.name = name
        self.selector = selector
        self.scheme = scheme
    }

    /// `acmeBlue` becomes `acme-blue`; nil for light, dark and a name that says nothing.
    package static func name(_ text: String) -> String? { ThemeName.theme(named: text) }
}
