import Tokens

/// The tiers, without the component that a token belongs to, in the order in which they are told.
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
    /// The component that a token belongs to, if it does to one.
    var component: String? {
        if case .component(let name) = self { name } else { nil }
    }
}
