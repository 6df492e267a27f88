package import SwiftModel
package import Tokens

/// The design tokens of one release: what files say of them, and what each is in Swift.
package struct TokenRelease: Sendable {
    package let graph: TokenGraph
    /// By the places of the tokens in the graph; nil for one that is no member.
    package let members: [TokenMember?]
    /// The colors of which one is seen on the other.
    package let pairs: [ContrastPair]
    /// The tags of components, by what tokens call them.
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
