/// Layer of a shadow, in points.
package struct TokenShadow: Sendable, Hashable {
    package let color: TokenColor
    package let x: Double
    package let y: Double
    package let blur: Double
    package let spread: Double
    package let isInset: Bool

    package init(
        color: TokenColor,
        x: Double,
        y: Double,
        blur: Double = 0,
        spread: Double = 0,
        isInset: Bool = false
    ) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
    }
}
