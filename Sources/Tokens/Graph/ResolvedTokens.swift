/// Following references takes nothing of the library, so it can be done while the library is still being read.
package final class ResolvedTokens: Sendable {
    let sources: TokenSources
    private let light: TokenResolutions
    private let dark: TokenResolutions
    struct Read: Sendable {
        let declarations: [TokenDeclaration]
        let contrast: [TokenDeclaration]
    }

    /// Declarations as they were read; nil for the tokens of one theme, which are a piece of all.
    let read: Read?
    let isAdaptive: [Bool]
    /// The same where somebody asks for more contrast; nil where no file says anything of that.
    let contrast: ResolvedTokens?
    /// The same in each theme, in the order of the files.
    let themes: [ThemedTokens]

    init(
        sources: TokenSources,
        light: TokenResolutions,
        dark: TokenResolutions,
        isAdaptive: [Bool],
        contrast: ResolvedTokens?,
        themes: [ThemedTokens] = [],
        read: Read? = nil
    ) {
        self.sources = sources
        self.light = light
        self.dark = dark
        self.isAdaptive = isAdaptive
        self.contrast = contrast
        self.themes = themes
        self.read = read
    }

    subscript(mode: TokenMode) -> TokenResolutions {
        switch mode {
        case .light: light
        case .dark: dark
        }
    }

    func place(of name: TokenName) -> Int? { sources.names.places[name] }

    func value(of name: TokenName, in mode: TokenMode) -> TokenValue? {
        place(of: name).flatMap { self[mode].values[$0] }
    }

    package var themeNames: [String] { themes.map(\.theme.name) }

    package var names: Set<TokenName> { Set(sources.names.sorted) }

    func with(_ themes: [ThemedTokens], read: Read) -> ResolvedTokens {
        ResolvedTokens(
            sources: sources,
            light: light,
            dark: dark,
            isAdaptive: isAdaptive,
            contrast: contrast,
            themes: themes,
            read: read
        )
    }
}

struct TokenResolutions: Sendable {
    let values: [TokenValue?]
    let types: [TokenType?]
    /// The token that each is nothing but a reference to.
    let next: [Int?]
    let references: [[Int]]

    init(_ resolver: ModeResolver) {
        values = resolver.values
        types = resolver.types
        next = resolver.nextOfChains
        references = resolver.links.references
    }
}
