enum StylesheetScope: Equatable {
    case everywhere
    case mode(TokenMode)
    /// Choices of theme and appearance, at least one of which is of a theme.
    case themes([ThemeHold])
    /// Light and dark at once, or paper.
    case nowhere
    case elsewhere(Part)

    /// A part of a page, or a state of it, that tokens of the whole design system can't be of.
    enum Part {
        case component
        case theme
        /// A condition such as a width.
        case condition
        /// Scope that only SCSS can tell.
        case unevaluated
        /// Mixin or function of SCSS with variables of its own.
        case callable
    }

    var isRead: Bool {
        switch self {
        case .everywhere, .mode, .themes: true
        case .nowhere, .elsewhere: false
        }
    }

    var mode: TokenMode? {
        if case .mode(let mode) = self { mode } else { nil }
    }

    var holds: [ThemeHold] {
        switch self {
        case .everywhere: [ThemeHold()]
        case .mode(let mode): [ThemeHold(mode: mode)]
        case .themes(let holds): holds
        case .nowhere, .elsewhere: []
        }
    }

    var hasTheme: Bool {
        if case .themes = self { true } else { false }
    }

    static func theme(_ name: String) -> StylesheetScope { .themes([ThemeHold(theme: name)]) }

    func union(_ other: StylesheetScope) -> StylesheetScope {
        switch (self, other) {
        case (.everywhere, _), (_, .everywhere): .everywhere
        case (.mode(let one), .mode(let another)): one == another ? self : .everywhere
        case (.themes, .mode), (.mode, .themes), (.themes, .themes):
            .themes(Set(holds + other.holds).sorted())
        case (.mode, _), (.themes, _): self
        case (_, .mode), (_, .themes): other
        case (.elsewhere, _): self
        case (_, _): other
        }
    }

    func intersection(_ other: StylesheetScope) -> StylesheetScope {
        switch (self, other) {
        case (.elsewhere, _), (_, .everywhere): self
        case (_, .elsewhere), (.everywhere, _): other
        case (.mode(let one), .mode(let another)): one == another ? self : .nowhere
        case (.nowhere, _), (_, .nowhere): .nowhere
        case (.themes, _), (_, .themes): intersection(ofThemes: other)
        }
    }

    private func intersection(ofThemes other: StylesheetScope) -> StylesheetScope {
        let both = holds.flatMap { hold in other.holds.compactMap(hold.intersection) }
        guard both.isEmpty else { return .themes(Set(both).sorted()) }
        let themes = Set((holds + other.holds).compactMap(\.theme))
        return themes.count > 1 ? .elsewhere(.theme) : .nowhere
    }

    var complement: StylesheetScope {
        switch self {
        case .everywhere: .nowhere
        case .nowhere: .everywhere
        case .mode(.light): .mode(.dark)
        case .mode(.dark): .mode(.light)
        // Pages without these themes may be anything.
        case .themes: .elsewhere(.theme)
        case .elsewhere: self
        }
    }
}
