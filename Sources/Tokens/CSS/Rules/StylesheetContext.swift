/// What the stylesheets of a design system have in common.
struct StylesheetContext {
    var declarations: [TokenDeclaration] = []
    var layers = CascadeLayers()
    var variables = SassVariables()
    var maps = SassMaps()
    /// What `color-scheme` says of themes, by their names.
    private var schemes: [String: TokenMode] = [:]

    /// As in CSS, what stands last counts.
    mutating func note(_ scheme: TokenMode?, of theme: String) { schemes[theme] = scheme }

    /// The declarations, with what is known of their themes.
    var complete: [TokenDeclaration] {
        guard !schemes.isEmpty else { return declarations }
        return declarations.map { declaration in
            guard let theme = declaration.theme, let scheme = schemes[theme.name] else { return declaration }
            let known = TokenTheme(theme.name, selector: theme.selector, scheme: scheme)
            return declaration.moved(to: known, declaration.mode)
        }
    }
}
