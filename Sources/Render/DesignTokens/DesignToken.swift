import SwiftModel
import Tokens

/// A token as a member of Swift.
struct DesignToken: Sendable {
    let token: Token
    /// Where the token stands in the graph.
    let place: Int
    let home: DesignTokenHome
    let kind: DesignTokenKind
    /// What it is, referring to the tokens of the next tier.
    let expression: SwiftValueText
}
