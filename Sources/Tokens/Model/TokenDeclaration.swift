package import Core

/// Reference type, as the cascade, the references and the graph each hand it on.
package final class TokenDeclaration: Sendable {
    package let name: TokenName
    package let content: TokenContent
    /// The theme that it holds in; nil where it holds unless a theme says otherwise.
    package let theme: TokenTheme?
    /// Declarations for the chosen theme win over declarations that it takes over from others; 0 without a theme.
    package let themeRank: Int
    /// The appearance that it holds for; nil where it holds unless another says otherwise.
    package let mode: TokenMode?
    package let layer: TokenLayer
    /// Rank of its `@layer`: among declarations of one file layer that are all important or all not, the greater rank
    /// wins, wherever they stand. 0 outside of cascade layers.
    package let layerRank: Int
    /// `!important`: wins within its layer.
    package let isImportant: Bool
    /// `!default`: holds only where nothing else gives a value.
    package let isDefault: Bool
    package let type: TokenType?
    package let documentation: String?
    /// Why it is not to be used any more; empty where no reason is given.
    package let deprecation: String?
    package let use: TokenUse?
    package let location: SourceLocation

    init(
        name: TokenName,
        content: TokenContent,
        theme: TokenTheme? = nil,
        themeRank: Int = 0,
        mode: TokenMode? = nil,
        layer: TokenLayer = .base,
        layerRank: Int = 0,
        isImportant: Bool = false,
        isDefault: Bool = false,
        type: TokenType? = nil,
        documentation: String? = nil,
        deprecation: String? = nil,
        use: TokenUse? = nil,
        at location: SourceLocation
    ) {
        self.name = name
        self.content = content
        self.theme = theme
        self.themeRank = themeRank
        self.mode = mode
        self.layer = layer
        self.layerRank = layerRank
        self.isImportant = isImportant
        self.isDefault = isDefault
        self.type = type
        self.documentation = documentation
        self.deprecation = deprecation
        self.use = use
        self.location = location
    }
}

extension TokenDeclaration {
    func ranked(_ layerRank: Int) -> TokenDeclaration {
        changed(theme: theme, themeRank: themeRank, mode: mode, layerRank: layerRank)
    }

    func moved(to theme: TokenTheme?, rank: Int = 0, _ mode: TokenMode?) -> TokenDeclaration {
        changed(theme: theme, themeRank: rank, mode: mode, layerRank: layerRank)
    }

    private func changed(theme: TokenTheme?, themeRank: Int, mode: TokenMode?, layerRank: Int) -> TokenDeclaration {
        TokenDeclaration(
            name: name,
            content: content,
            theme: theme,
            themeRank: themeRank,
            mode: mode,
            layer: layer,
            layerRank: layerRank,
            isImportant: isImportant,
            isDefault: isDefault,
            type: type,
            documentation: documentation,
            deprecation: deprecation,
            use: use,
            at: location
        )
    }
}

package enum TokenLayer: String, CaseIterable, Sendable {
    case base
    /// Adds missing values; existing values stay.
    case extend
    case override
}

/// The appearances that iOS tells apart by itself.
package enum TokenMode: String, CaseIterable, Sendable {
    case light, dark
}

extension TokenMode {
    /// The appearance that the name of a file speaks of: `dark.scss`, `theme-light.css`. Nil where it speaks of none, or of
    /// both.
    package init?(fileName path: SourcePath) {
        let words = SourcePath.lastComponent(of: path.published).lowercased().split { !$0.isLetter }
        let modes = TokenMode.allCases.filter { words.contains(Substring($0.rawValue)) }
        guard modes.count == 1 else { return nil }
        self = modes[0]
    }
}

/// Name of a token as the design system writes it: `elvt-alias-action-fill`, without the `--` of CSS and the `$` of
/// SCSS. Spelling mistakes of a design system survive, because its people look for them.
package struct TokenName: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }
}

extension TokenName: Comparable {
    package static func < (left: TokenName, right: TokenName) -> Bool { left.text < right.text }
}

extension TokenName: CustomStringConvertible {
    package var description: String { text }
}

/// Type of a token, where its file says so. The raw values come from the Design Tokens Community Group.
package enum TokenType: String, CaseIterable, Sendable {
    case color, dimension, number, duration, cubicBezier
    case fontFamily, fontWeight, typography
    case strokeStyle, border, shadow, gradient, transition
}

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

    /// Normalizes the name of any theme: `acmeBlue` and `theme-acme-blue` become `acme-blue`. Nil for a name that says
    /// nothing, and for light and dark.
    package static func name(_ text: String) -> String? { ThemeName.theme(named: text) }
}
