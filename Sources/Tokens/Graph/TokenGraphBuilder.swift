package import SourceText

/// Makes the graph of all tokens from what files say of them.
package struct TokenGraphBuilder: Sendable {
    private let settings: TokenSettings

    /// How names begin, and what `1rem` is.
    package init(_ settings: TokenSettings) {
        self.settings = settings
    }

    /// The graph of what is declared. The declarations come in the order of the files and of the places in them.
    package func graph(
        of declarations: [TokenDeclaration],
        components: [String],
        into diagnostics: inout DiagnosticBag
    ) -> TokenGraph {
        graph(of: resolved(declarations, into: &diagnostics), components: components, into: &diagnostics)
    }

    /// Follows all references.
    package func resolved(
        _ declarations: [TokenDeclaration],
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens {
        let names = TokenNames(of: declarations)
        let cascade = TokenCascade(declarations, names: names)
        let sources = TokenSources(names: names, declarations: declarations, holders: cascade.holders)
        diagnostics.add(contentsOf: cascade.diagnostics)

        var reports = ReferenceReports(sources)
        let lightLinks = TokenLinks(sources, .light, reports: &reports)
        let darkLinks = TokenLinks(sources, .dark, after: lightLinks, reports: &reports)
        diagnostics.add(contentsOf: reports.finish())

        let reader = ValueReader(remBase: settings.remBase)
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
        return ResolvedTokens(
            sources: sources,
            light: TokenResolutions(light),
            dark: TokenResolutions(dark),
            isAdaptive: dark.isAdaptive
        )
    }

    /// Gives each token its tier and its component.
    ///
    /// `components` are the names of the library's components in small letters with hyphens, without the prefix of the
    /// library: `breadcrumb-item`.
    package func graph(
        of resolved: ResolvedTokens,
        components: [String],
        into diagnostics: inout DiagnosticBag
    ) -> TokenGraph {
        let graph = TokenGraph(
            tokens: tokens(resolved.sources, components: components, into: &diagnostics),
            names: resolved.sources.names,
            light: resolved.light,
            dark: resolved.dark,
            isAdaptive: resolved.isAdaptive,
            words: settings.words
        )
        BrokenTargets.report(graph, into: &diagnostics)
        return graph
    }

    private func tokens(
        _ sources: TokenSources,
        components: [String],
        into diagnostics: inout DiagnosticBag
    ) -> [Token] {
        let tiers = TierIndex(settings.prefixes, components: components)
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
