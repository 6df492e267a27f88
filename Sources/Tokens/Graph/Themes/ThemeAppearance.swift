/// Counts statements of the theme: its `color-scheme`, one appearance for all of it, or an appearance in its name.
/// Else, if no color differs in dark, though without the theme some do, it has the appearance of its page.
struct ThemeAppearance {
    let mode: TokenMode?

    init(_ layer: ThemeLayers.Layer, in tokens: ResolvedTokens, without theme: ResolvedTokens) {
        let modes = Set(layer.own.map(\.mode))
        if let scheme = layer.own.lazy.compactMap({ $0.theme?.scheme }).first {
            mode = scheme
        } else if modes.count == 1, let only = modes.first, let mode = only {
            self.mode = mode
        } else if !modes.contains(.light), !modes.contains(.dark), let divided = ThemeName.divided(layer.name) {
            mode = divided.mode
        } else if Self.hasTwo(theme), !Self.hasTwo(tokens) {
            mode = Self.ofPage(tokens)
        } else {
            mode = nil
        }
    }

    private static func hasTwo(_ tokens: ResolvedTokens) -> Bool {
        zip(tokens[.light].values, tokens[.dark].values).contains { light, dark in
            guard case .color = light, case .color = dark else { return false }
            return light != dark
        }
    }

    /// Nil where no color is one of a page, or some are light and others dark.
    private static func ofPage(_ tokens: ResolvedTokens) -> TokenMode? {
        var modes: Set<TokenMode> = []
        for (place, name) in tokens.sources.names.sorted.enumerated() {
            guard isOfPage(name, in: tokens), case .color(let color)? = tokens[.light].values[place], color.alpha > 0
            else { continue }
            let white = ColorContrast(of: .white, on: color, over: .white)
            let black = ColorContrast(of: .black, on: color, over: .white)
            modes.insert(white > black ? .dark : .light)
        }
        return modes.count == 1 ? modes.first : nil
    }

    /// Whether a name is for a page, and not for anything on it: `--background`, `--acme-color-bg-default`.
    private static func isOfPage(_ name: TokenName, in tokens: ResolvedTokens) -> Bool {
        var words = name.text.lowercased().split(separator: "-")
        if let first = words.first, isPrefix(first, in: tokens.sources.names.sorted) { words.removeFirst() }
        return words.contains { pageWords.contains(String($0)) }
            && words.allSatisfy { pageWords.contains(String($0)) || plainWords.contains(String($0)) }
    }

    /// Whether a first word names the owner of a token: all names begin with it, or it is too short for a subject.
    private static func isPrefix(_ word: Substring, in names: [TokenName]) -> Bool {
        guard word.count > 2 || pageWords.contains(String(word)) else { return true }
        return names.count > 1 && names.allSatisfy { $0.text.lowercased().split(separator: "-").first == word }
    }

    private static let pageWords: Set<String> = ["background", "bg", "canvas", "page", "surface"]
    /// Words that are said of a page and of nothing else: tiers, kinds and the first of several.
    private static let plainWords: Set<String> = [
        "alias", "app", "base", "body", "color", "colors", "default", "primary", "root", "semantic", "sys", "theme",
    ]
}
