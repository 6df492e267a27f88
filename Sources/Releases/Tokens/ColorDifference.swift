import Tokens

/// Difference between a color and another one, as an eye sees it.
struct ColorDifference {
    private let before: TokenColor
    private let after: TokenColor

    init(_ before: TokenColor, _ after: TokenColor) {
        self.before = before
        self.after = after
    }

    var words: String? {
        let parts = [lightness, opacity].compactMap(\.self)
        return parts.isEmpty ? "as light as before, in another hue" : parts.joined(separator: ", ")
    }

    /// Change of lightness, in hundredths of the way from black to white; nil where nobody sees it.
    private var lightness: String? {
        let change = (after.lightness - before.lightness) * 100
        guard abs(change) >= 1 else { return nil }
        return "\(RoundedNumber(abs(change), digits: 0)) % \(change > 0 ? "lighter" : "darker")"
    }

    private var opacity: String? {
        guard abs(after.alpha - before.alpha) >= 0.005 else { return nil }
        func percent(_ color: TokenColor) -> String { "\(RoundedNumber(color.alpha * 100, digits: 0)) %" }
        return "opacity \(percent(before)) → \(percent(after))"
    }
}
