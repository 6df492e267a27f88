package import Tokens

package enum TokenAppearance: String, Sendable, Hashable, CaseIterable {
    case light, dark
    /// Appearances for users that ask for more contrast.
    case lightContrast, darkContrast

    package var mode: TokenMode {
        switch self {
        case .light, .lightContrast: .light
        case .dark, .darkContrast: .dark
        }
    }

    /// The one that holds where nothing is said of this one.
    package var usual: TokenAppearance {
        switch mode {
        case .light: .light
        case .dark: .dark
        }
    }

    package var words: String {
        switch self {
        case .light: "in light"
        case .dark: "in dark"
        case .lightContrast: "in light with more contrast"
        case .darkContrast: "in dark with more contrast"
        }
    }
}

extension TokenGraph {
    func value(at place: Int, on appearance: TokenAppearance) -> TokenValue? {
        let usual = value(at: place, in: appearance.mode)
        guard appearance != appearance.usual else { return usual }
        return valueInContrast(at: place, in: appearance.mode) ?? usual
    }
}
