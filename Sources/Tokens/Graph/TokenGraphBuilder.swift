package import SourceText

/// Makes the graph of all tokens from what files say of them.
package struct TokenGraphBuilder: Sendable {
    private let tiers: TierIndex
    private let reader: ValueReader
    private let components: [String]

    /// - Parameters:
    ///   - settings: How names begin, and what `1rem` is.
    ///   - components: The names of the library's components in small letters with hyphens, without the prefix of the
    ///     library: `breadcrumb-item`.
    package init(_ settings: TokenSettings, components: [String]) {
        tiers = TierIndex(settings.prefixes, components: components)
        reader = ValueReader(remBase: settings.remBase)
        self.components = components
    }

    /// The declarations come in the order of the files and of the places in them.
    package func graph(of declarations: [TokenDeclaration], into diagnostics: inout DiagnosticBag) -> TokenGraph {
        let names = TokenNames(of: declarations)
        let cascade = TokenCascade(declarations, names: names)
        let sources = TokenSources(names: names, declarations: declarations, holders: cascade.holders)
        diagnostics.add(contentsOf: cascade.diagnostics)

        var reports = ReferenceReports(sources)
        let lightLinks = TokenLinks(sources, .light, reports: &reports)
        let darkLinks = TokenLinks(sources, .dark, after: lightLinks, reports: &reports)
        diagnostics.add(contentsOf: reports.diagnostics)

        var cycles = ReferenceCycles(sources)
        var light = ModeResolver(sources, .light, links: lightLinks, reader: reader, after: nil)
        light.resolve { cycles.add($0, in: .light) }
        var dark = ModeResolver(sources, .dark, links: darkLinks, reader: reader, after: ResolvedMode(light))
        dark.resolve { cycles.add($0, in: .dark) }
        for part in [light.diagnostics, dark.diagnostics, cycles.diagnostics] { diagnostics.add(contentsOf: part) }

        diagnostics.add(contentsOf: FallbackCheck(sources, light: light, dark: dark).diagnostics)
        diagnostics.add(
            contentsOf: RivalReports(cascade.rivals, sources, light: light, dark: dark).diagnostics
        )
        SpellingReports.report(sources, into: &diagnostics)
        let graph = TokenGraph(
            tokens: tokens(sources, into: &diagnostics),
            names: names,
            light: TokenResolutions(light),
            dark: TokenResolutions(dark),
            isAdaptive: dark.isAdaptive
        )
        BrokenTargets.report(graph, into: &diagnostics)
        return graph
    }

    private func tokens(_ sources: TokenSources, into diagnostics: inout DiagnosticBag) -> [Token] {
        var unknown = UnknownComponents(known: components)
        let tokens = sources.names.sorted.enumerated().map { index, name in
            let place = tiers.place(of: name)
            let holders = sources.holders[index]
            let token = Token(
                name: name,
                tier: place.tier,
                words: place.words,
                light: holders.light.map { sources.declarations[$0] },
                dark: holders.dark.map { sources.declarations[$0] },
                replaced: holders.replaced.map { sources.declarations[$0] }
            )
            guard let declaration = token.light ?? token.dark else { return token }
            if case .component(let component) = place.tier, place.isOfUnknownComponent {
                unknown.add(component, at: declaration.location)
            }
            if token.light == nil {
                diagnostics.warning(.tokensOneMode, "`\(name)` has a value in dark only", at: declaration.location)
            }
            return token
        }
        diagnostics.add(contentsOf: unknown.diagnostics)
        return tokens
    }
}
