import Core
import Tokens

/// Tokens that `--only` leaves: tokens of components, or single ones.
struct TokenSelection {
    private let patterns: [TagPattern]
    private let tags: [String: String]

    init(_ patterns: [TagPattern], components: [TokenComponent]) {
        self.patterns = patterns
        tags = Dictionary(components.map { ($0.name, $0.tag) }, uniquingKeysWith: { first, _ in first })
    }

    func includes(_ token: Token) -> Bool {
        patterns.isEmpty || patterns.contains { pattern in names(of: token).contains { pattern.matches($0) } }
    }

    /// Whether a component was asked for, by its name in tokens or by its tag.
    func includes(componentWithTag tag: String) -> Bool {
        let names = [tag] + tags.filter { $0.value == tag }.keys.sorted()
        return patterns.isEmpty || patterns.contains { pattern in names.contains { pattern.matches($0) } }
    }

    /// Says which of the patterns match nothing.
    func report(on graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        for pattern in patterns {
            let isMatched = graph.tokens.contains { names(of: $0).contains { pattern.matches($0) } }
            guard !isMatched else { continue }
            let candidates = Set(graph.tokens.flatMap(names)).sorted()
            diagnostics.warning(
                .selectionEmpty,
                "no token's name and no component that tokens are for matches “\(pattern.text)”",
                at: nil,
                suggestion: NearestName.of(pattern.text, among: candidates).map { "did you mean \($0)?" }
            )
        }
    }

    /// Lists the names that a pattern can mean a token by.
    private func names(of token: Token) -> [String] {
        guard let component = token.tier.component else { return [token.name.text] }
        return [token.name.text, component] + [tags[component]].compactMap(\.self)
    }
}
