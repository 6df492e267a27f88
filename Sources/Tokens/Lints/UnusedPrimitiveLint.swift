import Core

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
            diagnostics.note(.tokensUnusedPrimitive, "nothing refers to `\(token.name)`", at: location)
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
            switch part.kind {
            case .reference(let name, let fallback):
                if isFallback { names.append(name) }
                if let fallback { names += fallbackReferences(in: fallback, isFallback: true) }
            case .function(_, let inner), .parentheses(let inner):
                names += fallbackReferences(in: inner, isFallback: isFallback)
            default: break
            }
        }
        return names
    }
}
