import Tokens

/// References of a token, one after the other, up to the token with the value.
struct TokenChain: Equatable {
    /// Chain without the token itself.
    let targets: [TokenName]
    /// Whether the chain goes on behind the last target: the chain of that token tells how.
    let isCut: Bool

    /// No more of them than `limit`: a hostile input has chains of many thousands, and one a token.
    init(of token: Token, in mode: TokenMode, _ graph: TokenGraph, limit: Int) {
        var targets: [TokenName] = []
        var next = graph.target(of: token.name, in: mode)
        while let target = next, targets.count < limit {
            targets.append(target.name)
            next = graph.target(of: target.name, in: mode)
        }
        self.targets = targets
        isCut = next != nil
    }
}
