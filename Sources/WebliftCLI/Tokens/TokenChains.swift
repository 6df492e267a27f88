import Tokens

/// The chains of a token in both appearances: their common beginning, and the rest of each.
struct TokenChains {
    /// Nobody reads more at once.
    private static let limit = 12

    let common: [TokenName]
    let light: [TokenName]
    let dark: [TokenName]
    /// Whether one of them goes on behind its end.
    let isCut: Bool

    init(of token: Token, in graph: TokenGraph) {
        let light = TokenChain(of: token, in: .light, graph, limit: Self.limit)
        let dark = TokenChain(of: token, in: .dark, graph, limit: Self.limit)
        let common = zip(light.targets, dark.targets).prefix { $0 == $1 }.count
        self.common = Array(light.targets.prefix(common))
        self.light = Array(light.targets.dropFirst(common))
        self.dark = Array(dark.targets.dropFirst(common))
        isCut = light.isCut || dark.isCut
    }

    subscript(mode: TokenMode) -> [TokenName] {
        switch mode {
        case .light: light
        case .dark: dark
        }
    }
}
