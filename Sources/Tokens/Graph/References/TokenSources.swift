struct TokenSources {
    let names: TokenNames
    let declarations: [TokenDeclaration]
    /// Holders in the order of the tokens, as every list here with one element a token.
    let holders: [TokenHolders]

    var count: Int { names.count }

    func name(of token: Int) -> TokenName { names.sorted[token] }

    func declaration(of token: Int, in mode: TokenMode) -> TokenDeclaration? {
        holders[token][mode].map { declarations[$0] }
    }

    func meaning(of name: TokenName, fallback: [ValuePart]?, in token: Int, _ mode: TokenMode) -> ReferenceMeaning {
        if let target = names.place(of: name), holders[target][mode] != nil, target != token || fallback == nil {
            return .token(target)
        }
        return fallback.map(ReferenceMeaning.fallback) ?? .nothing
    }

    func followed(_ parts: [ValuePart], in token: Int, _ mode: TokenMode) -> FollowedParts {
        var parts = parts
        while parts.count == 1, case .reference(let name, let fallback) = parts[0].kind {
            switch meaning(of: name, fallback: fallback, in: token, mode) {
            case .token(let target): return .token(target)
            case .fallback(let fallback): parts = fallback
            case .nothing: return .nothing
            }
        }
        return .parts(parts)
    }
}

enum FollowedParts {
    case token(Int)
    case parts([ValuePart])
    case nothing
}

enum ReferenceMeaning {
    case token(Int)
    /// The token is missing, or has no value in this appearance, or is the one that the reference stands in.
    case fallback([ValuePart])
    case nothing
}
