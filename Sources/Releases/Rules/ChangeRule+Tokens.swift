extension ChangeRule {
    package static let tokenAdded = token(
        "added",
        "token added",
        .addition,
        inSwift: .additive,
        "There is more to use, and nobody has to."
    )
    package static let tokenRemoved = token(
        "removed",
        "token removed",
        .breaking,
        inSwift: .sourceBreaking,
        "Style sheets that refer to it have no value any more, and its member is gone. Nothing that is new is taken for it."
    )
    package static let tokenRenamed = token(
        "renamed",
        "token renamed",
        .breaking,
        inSwift: .sourceBreaking,
        "The same token has another name. The evidence says why the two are taken for one."
    )
    package static let tokenValue = token(
        "value-changed",
        "value changed",
        .warning,
        inSwift: .behavior,
        "What is drawn with the token looks otherwise. The tokens that refer to it are listed with it, and not by themselves."
    )
    package static let tokenTheme = token(
        "theme-changed",
        "value changed in a theme",
        .warning,
        inSwift: .behavior,
        "In a theme that both releases have, the token has another value than before, or the theme is gone. The default theme is told by the value itself."
    )
    package static let tokenTarget = token(
        "target-changed",
        "reference changed",
        .note,
        "The token refers to another one, or to none, and has the same value. It follows something else from now on."
    )
    package static let tokenType = token(
        "type-changed",
        "kind of value changed",
        .breaking,
        inSwift: .sourceBreaking,
        "The value is another kind of thing, such as a length where a color was, and can't be used where it was."
    )
    package static let tokenDeprecated = token(
        "deprecated",
        "token deprecated",
        .warning,
        "It still works and will go one day."
    )
    package static let tokenUndeprecated = token(
        "no-longer-deprecated",
        "token no longer deprecated",
        .note,
        "It stays."
    )
    package static let tokenDeprecationMessage = token(
        "deprecation-message",
        "message of a deprecation changed",
        .note,
        "The source says something else of a token that is deprecated."
    )
    package static let tokenDocs = token(
        "docs-changed",
        "documentation of a token changed",
        .note,
        "Only the description differs."
    )
    package static let tokenContrastLost = token(
        "contrast-lost",
        "contrast too low",
        .warning,
        "Colors that could be told from each other no longer can by the figures of WCAG 2. The pairs are listed with the token whose color changed."
    )
    package static let tokenContrastGained = token(
        "contrast-gained",
        "contrast sufficient",
        .note,
        "Colors that could hardly be told from each other now can by the figures of WCAG 2."
    )
    package static let tokenSwift = token(
        "swift-changed",
        "changed in Swift only",
        .note,
        inSwift: .sourceBreaking,
        "Nothing changed about the token itself, but its member has another name or type: another token took its name, or its component is another one now."
    )

    static let tokens = [
        tokenAdded, tokenRemoved, tokenRenamed, tokenType, tokenValue, tokenTheme, tokenTarget,
        tokenContrastLost, tokenContrastGained, tokenDeprecated, tokenUndeprecated, tokenDeprecationMessage, tokenDocs,
        tokenSwift,
    ]

    package var isOfTokens: Bool { id.hasPrefix(Self.tokenPrefix) }

    private static let tokenPrefix = "token."

    /// No difference of a component in Swift follows from it.
    private static func token(
        _ name: String,
        _ title: String,
        _ severity: ChangeSeverity,
        inSwift usualEffect: SwiftEffect = .none,
        _ explanation: String
    ) -> ChangeRule {
        ChangeRule(tokenPrefix + name, title, severity, inSwift: usualEffect, explanation)
    }
}
