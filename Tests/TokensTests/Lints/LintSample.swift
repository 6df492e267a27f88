import Core
import Tokens

/// What the lints say of a few declarations. `p-`, `a-` and `c-` begin the names of primitives, aliases and tokens of
/// components.
struct LintSample {
    let sample: GraphSample
    let pairs: [ContrastPair]
    let diagnostics: [Diagnostic]

    init(_ text: String) { self.init([TokenSheet(text)]) }

    init(_ sheets: [TokenSheet]) {
        let prefixes = TokenPrefixes(primitive: ["p-"], alias: ["a-"], component: ["c-"])
        sample = GraphSample(sheets, settings: TokenSettings(prefixes: prefixes), components: ["button", "card"])
        pairs = ContrastPairing.pairs(in: sample.graph)
        var bag = DiagnosticBag()
        TokenLints.check(sample.graph, pairs, into: &bag)
        diagnostics = bag.sorted
    }

    /// Without the contrast of pairs and without unused primitives, which have tests of their own.
    var reports: [String] { reports { $0 != .tokensContrast && $0 != .tokensUnusedPrimitive } }

    func reports(where isMeant: (DiagnosticID) -> Bool) -> [String] {
        diagnostics.filter { isMeant($0.id) }.map(GraphSample.report)
    }

    /// `c-button-text on c-button-fill`.
    var pairNames: [String] { pairs.map { "\($0.text) on \($0.fill)" } }
}
