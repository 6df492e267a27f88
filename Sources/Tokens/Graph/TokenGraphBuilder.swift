package import Core

package struct TokenGraphBuilder: Sendable {
    private let settings: TokenSettings

    package init(_ settings: TokenSettings) {
        self.settings = settings
    }

    /// Follows all references. The declarations stand in the order of the files and of the places in them; `contrast`
    /// are declarations that count with more contrast, besides all others.
    package func resolved(
        _ declarations: [TokenDeclaration],
        contrast: [TokenDeclaration] = [],
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens {
        let layers = ThemeLayers(declarations, parents: settings.themeParents, into: &diagnostics)
        let plain = resolvedAlone(layers.base, contrast: contrast, into: &diagnostics)
        let themes = layers.layers.map { layer in
            let tokens = resolvedAlone(layer.declarations, contrast: contrast, into: &diagnostics)
            let theme = DesignTheme(
                name: layer.name,
                selectors: layer.selectors,
                bases: layer.bases,
                appearance: ThemeAppearance(layer, in: tokens, without: plain).mode
            )
            return ThemedTokens(theme: theme, tokens: tokens)
        }
        return plain.with(themes, read: ResolvedTokens.Read(declarations: declarations, contrast: contrast))
    }

    /// Resolves again with further declarations, as if the files had them. Problems of the others are told again.
    package func resolved(
        _ tokens: ResolvedTokens,
        adding declarations: [TokenDeclaration],
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens {
        let read = tokens.read ?? ResolvedTokens.Read(declarations: [], contrast: [])
        return resolved(read.declarations + declarations, contrast: read.contrast, into: &diagnostics)
    }

    private func resolvedAlone(
        _ declarations: [TokenDeclaration],
        contrast: [TokenDeclaration],
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens {
        let inContrast = contrast.isEmpty ? nil : resolved(contrast, over: declarations, into: &diagnostics)
        let names = TokenNames(of: declarations)
        let cascade = TokenCascade(declarations, names: names)
        let sources = TokenSources(names: names, declarations: declarations, holders: cascade.holders)
        diagnostics.add(contentsOf: cascade.diagnostics)

        var reports = ReferenceReports(sources)
        let lightLinks = TokenLinks(sources, .light, reports: &reports)
        let darkLinks = TokenLinks(sources, .dark, reports: &reports)
        diagnostics.add(contentsOf: reports.finish())

        let reader = ValueReader(remBase: settings.remBase)
        var cycles = ReferenceCycles(sources)
        var light = ModeResolver(sources, .light, links: lightLinks, reader: reader)
        light.resolve { cycles.add($0, in: .light) }
        var dark = ModeResolver(sources, .dark, links: darkLinks, reader: reader, besides: lightLinks)
        dark.resolve { cycles.add($0, in: .dark) }
        for part in [light.diagnostics, dark.diagnostics, cycles.diagnostics] { diagnostics.add(contentsOf: part) }

        diagnostics.add(contentsOf: FallbackCheck(sources, light: light, dark: dark).diagnostics)
        diagnostics.add(contentsOf: RivalReports(cascade.rivals, sources, light: light, dark: dark).diagnostics)
        SpellingReports.report(sources, into: &diagnostics)
        return ResolvedTokens(
            sources: sources,
            light: TokenResolutions(light),
            dark: TokenResolutions(dark),
            isAdaptive: dark.isAdaptive,
            contrast: inContrast
        )
    }

    /// Resolves the tokens with more contrast. Problems outside of the files for it are told of the tokens without it.
    private func resolved(
        _ contrast: [TokenDeclaration],
        over declarations: [TokenDeclaration],
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedTokens {
        var found = DiagnosticBag()
        let resolved = resolvedAlone(declarations + contrast, contrast: [], into: &found)
        let files = Set(contrast.map(\.location.file))
        for diagnostic in found.sorted where diagnostic.id != .tokensOverride {
            if let file = diagnostic.location?.file, files.contains(file) { diagnostics.add(diagnostic) }
        }
        let names = Set(declarations.map(\.name))
        for declaration in contrast where !names.contains(declaration.name) {
            diagnostics.warning(
                .tokensOneMode,
                "\(code: declaration.name) has a value for more contrast only",
                at: declaration.location
            )
        }
        return resolved
    }

    /// `components` are names in small letters with hyphens, without the prefix of the library: `breadcrumb-item`.
    package func graph(
        of resolved: ResolvedTokens,
        components: [String],
        into diagnostics: inout DiagnosticBag
    ) -> TokenGraph {
        var known = DiagnosticBag()
        let themes = resolved.themes.map { themed in
            ThemedGraph(theme: themed.theme, graph: self.graph(of: themed.tokens, components: components, into: &known))
        }
        let graph = TokenGraph(
            resolved,
            tokens: tokens(resolved.sources, components: components, into: &diagnostics),
            themes: themes,
            words: settings.words
        )
        for graph in [graph] + themes.map(\.graph) { BrokenTargets.report(graph, into: &diagnostics) }
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
            let holders = sources.holders[index]
            let light = holders.light.map { sources.declarations[$0] }
            let dark = holders.dark.map { sources.declarations[$0] }
            let replaced = holders.replaced.map { sources.declarations[$0] }
            let place = (light?.use ?? dark?.use ?? replaced.last?.use)?.place ?? tiers.place(of: name)
            let token = Token(
                name: name,
                tier: place.tier,
                words: place.words,
                light: light,
                dark: dark,
                replaced: replaced
            )
            guard let declaration = token.light ?? token.dark else { return token }
            if case .component(let component) = place.tier, place.isOfUnknownComponent {
                unknown.add(component, at: declaration.location)
            }
            if token.light == nil {
                diagnostics.warning(.tokensOneMode, "\(code: name) has a value in dark only", at: declaration.location)
            }
            return token
        }
        diagnostics.add(contentsOf: unknown.diagnostics)
        return tokens
    }
}
