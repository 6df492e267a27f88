import Tokens

/// Number of tokens of a tier, by kind.
struct TokenFigures {
    /// The most frequent first.
    let kinds: [(kind: String, count: Int)]
    /// Number of tokens without a value in an appearance, which is reported where it is missing.
    let valueless: Int
    let count: Int

    init(_ tokens: [Token], in graph: TokenGraph) {
        count = tokens.count
        let all = tokens.compactMap { graph.kind(of: $0) }
        kinds = Dictionary(grouping: all) { $0 }.map { (kind: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.kind) < ($0.count, $1.kind) }
        valueless = tokens.count { token in
            TokenMode.allCases.contains { graph.value(of: token.name, in: $0) == nil }
        }
    }

    /// `86 color, 30 length`
    var text: String {
        let parts = kinds.map { "\($0.count) \($0.kind)" } + (valueless > 0 ? ["\(valueless) without a value"] : [])
        return parts.joined(separator: ", ")
    }
}
