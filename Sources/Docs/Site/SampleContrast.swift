import Render
import Tokens

/// How well the words of a sample are read on its fill.
struct SampleContrast {
    /// Rounded down, so that what is too low does not look like enough: `4.4:1`.
    let text: String
    /// Whether it is what WCAG 2 asks of text, AA.
    let isEnough: Bool

    /// nil where there are no words or no fill.
    init?(of colors: VariantLooks.Colors, in mode: TokenMode, _ graph: TokenGraph) {
        func color(_ name: TokenName?) -> TokenColor? {
            if let name, case .color(let color) = graph.value(of: name, in: mode) { color } else { nil }
        }
        guard let words = color(colors.text), let fill = color(colors.background), fill.alpha > 0 else { return nil }
        let ratio = ColorContrast(of: words, on: fill, over: mode == .light ? .white : .black).ratio
        let tenths = Int((ratio * 10).rounded(.down))
        text = "\(tenths / 10).\(tenths % 10):1"
        isEnough = ratio >= 4.5
    }
}
