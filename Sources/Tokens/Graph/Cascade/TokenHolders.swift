/// Declarations of a token that hold, as places among all declarations.
struct TokenHolders {
    var light: Int?
    /// The one for light again where nothing is said for dark.
    var dark: Int?
    /// Declarations that overrides replaced, oldest first.
    var replaced: [Int] = []

    subscript(mode: TokenMode) -> Int? {
        switch mode {
        case .light: light
        case .dark: dark
        }
    }
}
