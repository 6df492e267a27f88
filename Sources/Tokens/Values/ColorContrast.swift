package struct ColorContrast: Sendable, Comparable {
    /// Number from 1, which is no contrast, to 21.
    package let ratio: Double

    package static let text = ColorContrast(ratio: 4.5)
    /// Contrast for large text, borders and symbols.
    package static let largeText = ColorContrast(ratio: 3)

    private init(ratio: Double) {
        self.ratio = ratio
    }

    package init(of foreground: TokenColor, on fill: TokenColor, over backdrop: TokenColor) {
        let background = fill.composited(over: backdrop)
        let front = foreground.composited(over: background).luminance
        let back = background.luminance
        ratio = (max(front, back) + 0.05) / (min(front, back) + 0.05)
    }

    package static func < (left: ColorContrast, right: ColorContrast) -> Bool { left.ratio < right.ratio }
}

extension ColorContrast {
    /// Ratio, rounded down so that too low a contrast does not look like enough: `4.49:1`.
    package var text: String { "\(RoundedNumber((ratio * 100).rounded(.down) / 100)):1" }
}
