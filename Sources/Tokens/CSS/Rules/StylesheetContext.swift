/// State that the stylesheets of a design system share.
struct StylesheetContext {
    var declarations: [TokenDeclaration] = []
    var layers = CascadeLayers()
    var variables = SassVariables()
    var maps = SassMaps()
    /// Appearances that `color-scheme` gives to themes, by the names of the themes.
    private var schemes: [String: TokenMode] = [:]

    /// Notes the scheme of a theme. The last statement counts, as in CSS.
    mutating func note(_ scheme: TokenMode?, of theme: String) { schemes[theme] = scheme }

    /// Declarations with the known schemes of their themes.
    var complete: [TokenDeclaration] {
        guard !schemes.isEmpty else { return declarations }
        return declarations.map { declaration in
            guard let theme = declaration.theme, let scheme = schemes[theme.name] else { return declaration }
            let known = TokenTheme(theme.name, selector: theme.selector, scheme: scheme)
            return declaration.moved(to: known, declaration.mode)
        }
    }
}
