/// Where the declarations of a rule hold.
enum StylesheetScope: Equatable {
    case everywhere
    case mode(TokenMode)
    /// In light and dark at once, or on paper.
    case nowhere
    case elsewhere(Part)

    /// A part of a page, or a state of it, that tokens of the whole design system can't be of.
    enum Part {
        /// A component or another element.
        case component
        /// A theme that is neither light nor dark.
        case theme
        /// A condition such as a width.
        case condition
        /// What only SCSS can tell.
        case unevaluated
        /// A mixin or a function of SCSS, whose variables are its own.
        case callable
    }

    /// Whether tokens are read there.
    var isRead: Bool {
        switch self {
        case .everywhere, .mode: true
        case .nowhere, .elsewhere: false
        }
    }

    /// The one appearance that it is.
    var mode: TokenMode? {
        if case .mode(let mode) = self { mode } else { nil }
    }

    /// Where either holds. What is said of the whole page is said, whatever else it is said of.
    func union(_ other: StylesheetScope) -> StylesheetScope {
        switch (self, other) {
        case (.everywhere, _), (_, .everywhere): .everywhere
        case (.mode(let one), .mode(let another)): one == another ? self : .everywhere
        case (.mode, _): self
        case (_, .mode): other
        case (.elsewhere, _): self
        case (_, _): other
        }
    }

    /// Where both hold.
    func intersection(_ other: StylesheetScope) -> StylesheetScope {
        switch (self, other) {
        case (.elsewhere, _), (_, .everywhere): self
        case (_, .elsewhere), (.everywhere, _): other
        case (.mode(let one), .mode(let another)): one == another ? self : .nowhere
        case (.nowhere, _), (_, .nowhere): .nowhere
        }
    }

    /// Where it does not hold.
    var complement: StylesheetScope {
        switch self {
        case .everywhere: .nowhere
        case .nowhere: .everywhere
        case .mode(.light): .mode(.dark)
        case .mode(.dark): .mode(.light)
        case .elsewhere: self
        }
    }
}
