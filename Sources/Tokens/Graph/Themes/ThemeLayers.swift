import Core

struct ThemeLayers {
    /// Themes of all files. No design system comes near: each one is resolved by itself.
    private static let most = 32
    private static let mostNames = 5

    struct Layer {
        let name: String
        let bases: [String]
        /// Declarations that count in it, with all that it takes over.
        let declarations: [TokenDeclaration]
        let own: [TokenDeclaration]

        var selectors: [String] {
            var selectors: [String] = []
            for selector in own.compactMap({ $0.theme?.selector }) where !selectors.contains(selector) {
                selectors.append(selector)
            }
            return selectors
        }
    }

    private(set) var base: [TokenDeclaration]
    private(set) var layers: [Layer] = []

    /// `parents` names for a theme the theme that it takes missing values over from.
    init(_ declarations: [TokenDeclaration], parents: [String: String], into diagnostics: inout DiagnosticBag) {
        base = declarations
        guard declarations.contains(where: { $0.theme != nil }) else { return }
        let named = ThemeAppearances(declarations).declarations(into: &diagnostics)
        base = named.filter { $0.theme == nil }
        var names: [String] = []
        var byTheme: [String: [TokenDeclaration]] = [:]
        for declaration in named {
            guard let name = declaration.theme?.name else { continue }
            if byTheme[name] == nil { names.append(name) }
            byTheme[name, default: []].append(declaration)
        }
        for name in names.dropFirst(Self.most) {
            let place = byTheme.removeValue(forKey: name)?.first?.location
            let message = "there are more than \(Self.most) themes; “\(name)” is not read"
            diagnostics.add(Diagnostic(.error, .tokensLimit, message, at: place))
        }
        names = Array(names.prefix(Self.most))
        complete(with: names, byTheme, into: &diagnostics)
        for name in names {
            let bases = Self.bases(of: name, parents).filter { byTheme[$0] != nil }
            let chain = bases.reversed() + [name]
            let said = chain.enumerated().flatMap { place, name in
                (byTheme[name] ?? []).map { $0.moved(to: $0.theme, rank: place + 1, $0.mode) }
            }
            layers.append(Layer(name: name, bases: bases, declarations: base + said, own: byTheme[name] ?? []))
        }
        reportGaps(byTheme, into: &diagnostics)
    }

    /// A circle ends where it would begin again.
    private static func bases(of name: String, _ parents: [String: String]) -> [String] {
        var bases: [String] = []
        var next = parents[name]
        while let base = next, base != name, !bases.contains(base) {
            bases.append(base)
            next = parents[base]
        }
        return bases
    }

    /// Adds tokens that only themes have: without a theme they have the value of the first of these themes.
    private mutating func complete(
        with names: [String],
        _ byTheme: [String: [TokenDeclaration]],
        into diagnostics: inout DiagnosticBag
    ) {
        var known = Set(base.map(\.name))
        for name in names {
            let added = (byTheme[name] ?? []).filter { !known.contains($0.name) }
            guard let first = added.first else { continue }
            base += added.map { $0.moved(to: nil, $0.mode) }
            let tokens = Set(added.map(\.name))
            known.formUnion(tokens)
            diagnostics.note(
                .tokensThemeOnly,
                "\(Self.list(tokens)) \(tokens.count == 1 ? "has" : "have") no value without a theme; "
                    + "that of “\(name)” is the default",
                at: first.location
            )
        }
    }

    private func reportGaps(_ byTheme: [String: [TokenDeclaration]], into diagnostics: inout DiagnosticBag) {
        let said = Set(layers.flatMap { $0.own.map(\.name) })
        for layer in layers {
            let chain = [layer.name] + layer.bases
            let own = Set(layer.own.map(\.name))
            let missing = said.subtracting(own)
            guard !missing.isEmpty, let first = layer.own.first else { continue }
            let sources = chain.dropFirst().map { "“\($0)”" } + ["the default theme"]
            diagnostics.note(
                .tokensThemeGap,
                "the theme “\(layer.name)” says nothing of \(Self.list(missing)), of which other themes do: "
                    + "what holds there is what \(sources.joined(separator: ", then ")) says",
                at: first.location
            )
        }
    }

    private static func list(_ names: Set<TokenName>) -> String {
        names.sorted().map { "\(code: $0)" }.listed(atMost: mostNames)
    }
}

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
                let message =
                    "“\(theme.name)” holds in neither light nor dark here; \(code: declaration.name) is not read"
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
