package import SwiftModel
package import Tokens

package struct TokenRelease: Sendable {
    package let graph: TokenGraph
    /// Indexed by place in the graph; nil for a token that is no member.
    package let members: [TokenMember?]
    package let pairs: [ContrastPair]
    /// Keyed by the names that tokens have for components.
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
