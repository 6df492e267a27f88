package import Core

package enum TokenLints {
    package static func check(_ graph: TokenGraph, _ pairs: [ContrastPair], into diagnostics: inout DiagnosticBag) {
        TierLint.check(graph, into: &diagnostics)
        LiteralColorLint.check(graph, into: &diagnostics)
        NoDarkValueLint.check(graph, into: &diagnostics)
        UnusedPrimitiveLint.check(graph, into: &diagnostics)
        ContrastLint.check(pairs, of: graph, into: &diagnostics)
        for themed in graph.themes {
            ContrastLint.check(
                ContrastPairing.pairs(in: themed.graph),
                of: themed.graph,
                in: themed.theme,
                besides: pairs,
                into: &diagnostics
            )
        }
    }
}

/// Checks that tokens refer to the next tier: tokens of components to aliases, aliases to primitives.
enum TierLint {
    static func check(_ graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        for mode in TokenMode.allCases {
            for place in graph.tokens.indices {
                for target in graph[mode].references[place] {
                    guard let mistake = mistake(graph.tokens[place].tier, graph.tokens[target].tier) else { continue }
                    diagnostics.warning(
                        mistake.id,
                        "\(code: graph.tokens[place].name) refers to \(code: graph.tokens[target].name), \(mistake.text)",
                        at: graph.tokens[place].declaration(in: mode)?.location
                    )
                }
            }
        }
    }

    private static func mistake(_ tier: TokenTier, _ target: TokenTier) -> (id: DiagnosticID, text: String)? {
        switch (tier, target) {
        case (.component, .primitive): (.tokensSkippedTier, "a primitive, past the aliases")
        case (.primitive, .alias), (.primitive, .other): (.tokensUpwardReference, "which is no primitive")
        case (.primitive, .component), (.alias, .component), (.other, .component):
            (.tokensUpwardReference, "a token of a component")
        default: nil
        }
    }
}

/// Finds primitives that nothing refers to. Where there are only primitives, something else refers to them.
enum UnusedPrimitiveLint {
    static func check(_ graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        guard graph.tokens.contains(where: { $0.tier != .primitive }) else { return }
        var isUsed = [Bool](repeating: false, count: graph.tokens.count)
        for mode in TokenMode.allCases {
            for place in graph.tokens.indices {
                for target in graph[mode].references[place] { isUsed[target] = true }
                guard let content = graph.tokens[place].declaration(in: mode)?.content else { continue }
                for name in fallbackReferences(in: content) {
                    if let target = graph.place(of: name) { isUsed[target] = true }
                }
            }
        }
        for place in graph.tokens.indices where graph.tokens[place].tier == .primitive && !isUsed[place] {
            let token = graph.tokens[place]
            let location = (token.light ?? token.dark)?.location
            diagnostics.note(.tokensUnusedPrimitive, "nothing refers to \(code: token.name)", at: location)
        }
    }

    /// Finds the tokens that fallbacks name, used or not: a primitive that one of them names is not forgotten.
    private static func fallbackReferences(in content: TokenContent) -> [TokenName] {
        switch content {
        case .parts(let parts): fallbackReferences(in: parts)
        case .record(let fields): fields.flatMap { fallbackReferences(in: $0.parts) }
        }
    }

    private static func fallbackReferences(in parts: [ValuePart], isFallback: Bool = false) -> [TokenName] {
        var names: [TokenName] = []
        for part in parts {
            names += fallbackReferences(in: part.inner, isFallback: isFallback)
            guard case .reference(let name, let fallback) = part.kind else { continue }
            if isFallback { names.append(name) }
            names += fallbackReferences(in: fallback ?? [], isFallback: true)
        }
        return names
    }
}

extension TokenValue {
    /// Whether a color is in it that can be seen.
    var holdsColor: Bool {
        switch self {
        case .color(let color): color.alpha > 0
        case .shadow(let layers): layers.contains { $0.color.alpha > 0 }
        case .record(let fields): fields.contains { $0.value.holdsColor }
        case .list(let values): values.contains { $0.holdsColor }
        default: false
        }
    }
}

extension TokenGraph {
    /// Whether a token has a color that can be seen, in light or in dark.
    func isColorful(at place: Int) -> Bool {
        self[.light].values[place]?.holdsColor == true || self[.dark].values[place]?.holdsColor == true
    }
}
