import Core

/// Says which tokens lack a value only because a target lacks one, so that each mistake is told once.
enum BrokenTargets {
    /// Largest number of tokens shown for one mistake. No design system has so many behind one.
    private static let mostShown = 1000

    static func report(_ graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        var behind: [Int: Set<Int>] = [:]
        for mode in TokenMode.allCases {
            let causes = causes(in: graph[mode])
            for token in graph.tokens.indices {
                guard let cause = causes[token], cause != token else { continue }
                behind[cause, default: []].insert(token)
            }
        }
        for (cause, tokens) in behind.sorted(by: { $0.key < $1.key }) {
            report(tokens.sorted().map { graph.tokens[$0] }, behind: graph.tokens[cause], into: &diagnostics)
        }
    }

    private static func report(_ tokens: [Token], behind cause: Token, into diagnostics: inout DiagnosticBag) {
        let others = tokens.count - 1
        let subject =
            switch others {
            case 0: "\(code: tokens[0].name) has"
            case 1: "\(code: tokens[0].name) and another token have"
            default: "\(code: tokens[0].name) and \(others) other tokens have"
            }
        diagnostics.note(
            .tokensBrokenTarget,
            "\(subject) no value, as \(code: cause.name) has none",
            at: place(of: tokens[0]),
            notes: tokens.dropFirst().map { Diagnostic.Note("\(code: $0.name) has none either", at: place(of: $0)) }
                .shown(atMost: mostShown)
        )
    }

    /// Finds for each token the first one on its way that lacks no value but its own; nil for a token with a value.
    private static func causes(in resolutions: TokenResolutions) -> [Int?] {
        let values = resolutions.values
        var causes = [Int?](repeating: nil, count: values.count)
        for token in values.indices where values[token] == nil && causes[token] == nil {
            var way = [token]
            var isOnWay: Set<Int> = [token]
            var cause = token
            while let next = resolutions.references[cause].first(where: { values[$0] == nil }) {
                // Tokens that a circle leads back to are their own cause.
                guard causes[next] == nil, isOnWay.insert(next).inserted else {
                    cause = causes[next] ?? next
                    break
                }
                way.append(next)
                cause = next
            }
            let circle = way.firstIndex(of: cause) ?? way.endIndex
            for (place, step) in way.enumerated() { causes[step] = place >= circle ? step : cause }
        }
        return causes
    }

    private static func place(of token: Token) -> SourceLocation? { (token.light ?? token.dark)?.location }
}
