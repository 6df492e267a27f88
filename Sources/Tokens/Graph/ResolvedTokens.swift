/// All tokens with what each comes to, before anybody asks which component it belongs to.
///
/// Following references takes nothing of the library, so that it can be done while the library is still being read.
package final class ResolvedTokens: Sendable {
    let sources: TokenSources
    let light: TokenResolutions
    let dark: TokenResolutions
    /// In the order of the tokens.
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
        themes: [ThemedTokens] = []
    ) {
        self.sources = sources
        self.light = light
        self.dark = dark
        self.isAdaptive = isAdaptive
        self.contrast = contrast
        self.themes = themes
    }

    /// What the themes are called, in their order.
    package var themeNames: [String] { themes.map(\.theme.name) }

    func with(_ themes: [ThemedTokens]) -> ResolvedTokens {
        ResolvedTokens(
            sources: sources,
            light: light,
            dark: dark,
            isAdaptive: isAdaptive,
            contrast: contrast,
            themes: themes
        )
    }
}
