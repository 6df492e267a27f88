import Generate
import Tokens

/// Order in which people look for tokens.
struct TokenCatalogue {
    struct Tier {
        let kind: TokenTierKind
        let groups: [Group]

        var tokens: [Token] { groups.flatMap(\.tokens) }
    }

    struct Group {
        /// A component, or the common first word of names; nil for names that have none.
        let title: String?
        /// Sorted by words, numbers by their value.
        let tokens: [Token]
    }

    let graph: TokenGraph
    let pairs: [ContrastPair]
    let tiers: [Tier]
    private let names: Set<TokenName>

    /// Takes the pairs that wanted tokens are part of.
    init(_ graph: TokenGraph, pairs: [ContrastPair], where isWanted: (Token) -> Bool = { _ in true }) {
        let tokens = graph.tokens.filter(isWanted)
        let names = Set(tokens.map(\.name))
        self.graph = graph
        self.names = names
        self.pairs = pairs.filter { names.contains($0.text) || names.contains($0.fill) }
        let byTier = Dictionary(grouping: tokens) { TokenTierKind($0.tier) }
        tiers = TokenTierKind.allCases.compactMap { kind in
            byTier[kind].map { Tier(kind: kind, groups: Self.groups(of: $0)) }
        }
    }

    var tokens: [Token] { graph.tokens.filter { names.contains($0.name) } }

    func contains(_ name: TokenName) -> Bool { names.contains(name) }

    var componentCount: Int { tiers.first { $0.kind == .component }?.groups.count ?? 0 }

    private static func groups(of tokens: [Token]) -> [Group] {
        var byTitle = Dictionary(grouping: tokens) { $0.tier.component ?? $0.words.first?.lowercased() }
        // A group of one tells nothing, but that a component has one token does.
        var single = byTitle.removeValue(forKey: nil) ?? []
        for (title, tokens) in byTitle where tokens.count == 1 && tokens[0].tier.component == nil {
            byTitle[title] = nil
            single += tokens
        }
        let named = byTitle.compactMap { title, tokens in title.map { Group(title: $0, tokens: sorted(tokens)) } }
            .sorted { ($0.title ?? "") < ($1.title ?? "") }
        return single.isEmpty ? named : named + [Group(title: nil, tokens: sorted(single))]
    }

    private static func sorted(_ tokens: [Token]) -> [Token] {
        tokens.sorted { left, right in
            if NaturalOrder.precedes(left.words, right.words) { return true }
            return !NaturalOrder.precedes(right.words, left.words) && left.name < right.name
        }
    }
}

/// Order in which tiers are told.
enum TokenTierKind: String, CaseIterable {
    case primitive, alias, component, other

    init(_ tier: TokenTier) {
        switch tier {
        case .primitive: self = .primitive
        case .alias: self = .alias
        case .component: self = .component
        case .other: self = .other
        }
    }

    var title: String {
        switch self {
        case .primitive: "Primitives"
        case .alias: "Aliases"
        case .component: "Components"
        case .other: "Of no tier"
        }
    }
}

extension TokenTier {
    /// nil unless the tier is one of a component.
    var component: String? {
        if case .component(let name) = self { name } else { nil }
    }
}
