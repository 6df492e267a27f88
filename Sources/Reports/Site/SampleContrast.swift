import Generate
import Tokens

/// Contrast between the words of a sample and its fill.
struct SampleContrast {
    /// Rounded down, so that a ratio that is too low does not look like enough: `4.4:1`.
    let text: String
    /// Whether it is enough for text by WCAG 2, AA.
    let isEnough: Bool

    /// nil where there are no words or no fill.
    init?(of colors: DrawnStyles.Colors, in mode: TokenMode) {
        guard let words = colors[.text]?[mode], let fill = colors[.background]?[mode], fill.alpha > 0 else {
            return nil
        }
        let ratio = ColorContrast(of: words, on: fill, over: mode == .light ? .white : .black).ratio
        let tenths = Int((ratio * 10).rounded(.down))
        text = "\(tenths / 10).\(tenths % 10):1"
        isEnough = ratio >= 4.5
    }
}
