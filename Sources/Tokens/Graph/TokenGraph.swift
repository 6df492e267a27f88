/// All tokens of a design system, with what each comes to in light and in dark.
package struct TokenGraph: Sendable {
    /// Sorted by name.
    package let tokens: [Token]
    private let places: [TokenName: Int]
    private let light: [TokenResolution]
    private let dark: [TokenResolution]

    /// The resolutions in the order of the tokens.
    init(tokens: [Token], light: [TokenResolution], dark: [TokenResolution]) {
        self.tokens = tokens
        self.light = light
        self.dark = dark
        places = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { ($1.name, $0) })
    }

    package subscript(name: TokenName) -> Token? { places[name].map { tokens[$0] } }

    package func resolution(of name: TokenName, in mode: TokenMode) -> TokenResolution? {
        guard let place = places[name] else { return nil }
        return switch mode {
        case .light: light[place]
        case .dark: dark[place]
        }
    }
}
