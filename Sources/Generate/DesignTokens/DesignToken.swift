import SwiftModel
import Tokens

/// A token as a member of Swift. A reference, because files and styles hand it on.
final class DesignToken: Sendable {
    let token: Token
    /// Place of the token in the graph.
    let place: Int
    let home: DesignTokenHome
    let kind: DesignTokenKind
    /// Value, with references to the tokens of the next tier.
    let expression: SwiftValueText
    /// Nil where it is the same in all themes.
    let themed: ThemedText?

    init(
        token: Token,
        place: Int,
        home: DesignTokenHome,
        kind: DesignTokenKind,
        expression: SwiftValueText,
        themed: ThemedText?
    ) {
        self.token = token
        self.place = place
        self.home = home
        self.kind = kind
        self.expression = expression
        self.themed = themed
    }
}

extension DesignToken {
    /// Whether it belongs to no component, and says its purpose in any.
    var isSemantic: Bool { token.tier == .alias || token.tier == .other }
}
