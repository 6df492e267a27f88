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

    package init(
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

    private func changed(
        theme: TokenTheme?,
        themeRank: Int,
        mode: TokenMode?,
        layerRank: Int
    ) -> TokenDeclaration {
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

extension TokenDeclaration: Equatable {
    package static func == (left: TokenDeclaration, right: TokenDeclaration) -> Bool {
        left === right
            || left.name == right.name && left.location == right.location && left.content == right.content
                && left.theme == right.theme && left.themeRank == right.themeRank
                && left.mode == right.mode && left.layer == right.layer && left.layerRank == right.layerRank
                && left.isImportant == right.isImportant && left.isDefault == right.isDefault
                && left.type == right.type && left.documentation == right.documentation
                && left.deprecation == right.deprecation && left.use == right.use
    }
}

package enum TokenLayer: String, CaseIterable, Sendable {
    case base
    /// Adds missing values; existing values stay.
    case extend
    case override
}
