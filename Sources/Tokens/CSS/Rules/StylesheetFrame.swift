/// Rule with an open brace.
struct StylesheetFrame {
    let scope: StylesheetScope
    /// The selectors that choose a theme, as far as people read them; nil where none does.
    let theme: String?
    /// The number of its layer.
    let layer: Int
    /// Whether declarations can stand in it, as they can in a rule with a selector and not in `@media` by itself.
    let takesDeclarations: Bool
    /// The offset of its brace.
    let brace: Int
}
