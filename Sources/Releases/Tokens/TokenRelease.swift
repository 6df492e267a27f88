package import SwiftModel
package import Tokens

/// The design tokens of one release: the facts that files tell of them, and the Swift member of each.
package struct TokenRelease: Sendable {
    package let graph: TokenGraph
    /// Members by the places of the tokens in the graph; nil for a token that is no member.
    package let members: [TokenMember?]
    /// The colors of which one is seen on the other.
    package let pairs: [ContrastPair]
    /// Tags of components, by the names that tokens have for them.
    package let tags: [String: String]

    package init(_ graph: TokenGraph, members: [TokenMember?], tags: [String: String]) {
        self.graph = graph
        self.members = members
        self.tags = tags
        pairs = ContrastPairing.pairs(in: graph)
    }

    func tag(of token: Token) -> String? {
        guard case .component(let name) = token.tier else { return nil }
        return tags[name]
    }
}
