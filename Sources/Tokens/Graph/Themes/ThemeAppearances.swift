import Core

/// Finds themes with an appearance in their names: `acme-dark` is the theme `acme` in dark where there is an `acme` or
/// an `acme-light`. Alone, as `dark-dimmed` may be, it is a theme of its own.
struct ThemeAppearances {
    private let declarations: [TokenDeclaration]
    private var meanings: [String: (theme: String, mode: TokenMode)] = [:]

    init(_ declarations: [TokenDeclaration]) {
        self.declarations = declarations
        let names = Set(declarations.compactMap(\.theme?.name))
        var modes: [String: Set<TokenMode>] = [:]
        let divided = names.compactMap { name in
            ThemeName.divided(name).map { (name: name, theme: $0.theme, mode: $0.mode) }
        }
        for (_, theme, mode) in divided { modes[theme, default: []].insert(mode) }
        for (name, theme, mode) in divided where names.contains(theme) || modes[theme]?.count == 2 {
            meanings[name] = (theme, mode)
        }
    }

    func declarations(into diagnostics: inout DiagnosticBag) -> [TokenDeclaration] {
        guard !meanings.isEmpty else { return declarations }
        return declarations.compactMap { declaration in
            guard let theme = declaration.theme, let meaning = meanings[theme.name] else { return declaration }
            guard declaration.mode == nil || declaration.mode == meaning.mode else {
                let message = "“\(theme.name)” holds in neither light nor dark here; `\(declaration.name)` is not read"
                diagnostics.warning(.tokensOtherTheme, message, at: declaration.location)
                return nil
            }
            return declaration.moved(to: TokenTheme(meaning.theme, selector: theme.selector), meaning.mode)
        }
    }
}

extension ThemeName {
    /// The appearance that the name of a theme says, and the name without it: nil where it says none, or both.
    static func divided(_ name: String) -> (theme: String, mode: TokenMode)? {
        let words = name.split(separator: "-")
        let modes = words.compactMap { TokenMode(rawValue: String($0)) }
        guard modes.count == 1, words.count > 1 else { return nil }
        return (words.filter { $0 != modes[0].rawValue[...] }.joined(separator: "-"), modes[0])
    }
}
