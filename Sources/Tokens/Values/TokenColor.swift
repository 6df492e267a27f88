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
