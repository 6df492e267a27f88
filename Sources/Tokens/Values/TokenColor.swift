import Core

/// A color as iOS can show it: components between 0 and 1, not multiplied by the alpha.
package struct TokenColor: Sendable, Hashable {
    package enum Space: String, Sendable {
        case sRGB, displayP3
    }

    package let space: Space
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double

    package init(space: Space = .sRGB, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// CSS `transparent`: the input asked for it.
    package static let transparent = TokenColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension TokenColor {
    package static let white = TokenColor(red: 1, green: 1, blue: 1)
    package static let black = TokenColor(red: 0, green: 0, blue: 0)

    /// Notation of CSS, for people and for pages: `#ce0101`, `#ce010180`, `color(display-p3 1 0 0 / 0.5)`.
    package var cssText: String {
        switch space {
        case .sRGB: return hexText
        case .displayP3:
            let numbers = [red, green, blue].map { Self.rounded($0).cssText }.joined(separator: " ")
            return "color(display-p3 \(numbers)" + (alpha == 1 ? ")" : " / \(Self.rounded(alpha).cssText))")
        }
    }

    /// The relative luminance of WCAG 2, from 0 for black to 1 for white.
    package var luminance: Double {
        let light = components(in: .srgbLinear)
        return (light * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    }

    /// Lightness of CIELAB, from 0 for black to 1 for white; the background of a translucent color is not counted.
    package var lightness: Double {
        let luminance = luminance
        let (threshold, slope) = (216.0 / 24389, 24389.0 / 2700)
        return luminance > threshold ? 1.16 * luminance.cubeRoot - 0.16 : luminance * slope
    }

    package func composited(over background: TokenColor) -> TokenColor {
        if alpha == 1 { return self }
        let isNarrow = space == .sRGB && background.space == .sRGB
        let (name, space) = isNarrow ? (Space.sRGB, ColorSpace.srgb) : (Space.displayP3, ColorSpace.displayP3)
        let whole = alpha + background.alpha * (1 - alpha)
        guard whole > 0 else { return .transparent }
        let own = components(in: space) * alpha
        let behind = background.components(in: space) * (background.alpha * (1 - alpha))
        return TokenColor(name, (own + behind) / whole, alpha: whole)
    }

    private var hexText: String {
        let bytes = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
        return bytes.reduce(into: "#") { text, value in
            // A half goes up, also where a calculation lost its last digit.
            text += Int((value.clamped(to: 0...1) * 255 + 1e-9).rounded()).hexadecimal(digits: 2)
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
