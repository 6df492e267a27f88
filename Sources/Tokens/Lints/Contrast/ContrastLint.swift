import Core

enum ContrastLint {
    /// A contrast that is the same in `known`, without the theme, is told there.
    static func check(
        _ pairs: [ContrastPair],
        of graph: TokenGraph,
        in theme: DesignTheme? = nil,
        besides known: [ContrastPair] = [],
        into diagnostics: inout DiagnosticBag
    ) {
        let told = Dictionary(known.map { ([$0.text, $0.fill], $0) }) { first, _ in first }
        let modes = TokenMode.allCases.filter { theme?.appearance == nil || $0 == theme?.appearance }
        let place = theme.map { " in the theme “\($0.name)”" } ?? ""
        for pair in pairs {
            guard let required = pair.required else { continue }
            let other = told[[pair.text, pair.fill]]
            let modes = modes.filter { pair[$0] != other?[$0] }
            let low = modes.filter(pair.isTooLow)
            if let first = low.first {
                let figures = low.compactMap { mode in
                    pair[mode].contrast.map { "\(figure($0)):1 in \(mode.rawValue)" }
                }
                report(
                    .warning,
                    "the contrast of \(code: pair.text) on \(code: pair.fill) is \(figures.joined(separator: " and ")), "
                        + "below \(figure(required)):1\(place)",
                    pair,
                    in: first,
                    of: graph,
                    into: &diagnostics
                )
            }
            if let first = modes.first(where: { pair[$0] == .transparentFill }) {
                let place = (pair.light == pair.dark ? "" : " in \(first.rawValue)") + place
                report(
                    .note,
                    "the contrast of \(code: pair.text) on \(code: pair.fill) is not known\(place), as the fill is transparent",
                    pair,
                    in: first,
                    of: graph,
                    into: &diagnostics
                )
            }
        }
    }

    private static func report(
        _ severity: Severity,
        _ message: String,
        _ pair: ContrastPair,
        in mode: TokenMode,
        of graph: TokenGraph,
        into diagnostics: inout DiagnosticBag
    ) {
        let fill = graph[pair.fill]?.declaration(in: mode)?.location
        diagnostics.add(
            Diagnostic(
                severity,
                .tokensContrast,
                message,
                at: graph[pair.text]?.declaration(in: mode)?.location,
                notes: [Diagnostic.Note("the fill is declared here", at: fill)]
            )
        )
    }

    /// Rounds down, so that too low a contrast does not look like enough: `4.49`. Errors in the last bits don't count.
    private static func figure(_ contrast: ColorContrast) -> String {
        let hundredths = Int(contrast.ratio * 100 + 1e-6)
        let digits = hundredths % 100
        if digits == 0 { return "\(hundredths / 100)" }
        return "\(hundredths / 100)." + (digits < 10 ? "0\(digits)" : digits % 10 == 0 ? "\(digits / 10)" : "\(digits)")
    }
}
