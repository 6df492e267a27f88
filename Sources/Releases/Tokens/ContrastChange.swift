package import Tokens

/// Pair of colors with enough contrast before and too little now, or the other way round.
package struct ContrastChange: Sendable, Hashable {
    /// The token that is seen, and the one that it is seen on, as they are called now.
    package let text: String
    package let fill: String
    package let kind: ContrastPair.Kind
    package let mode: TokenMode
    package let before: Double
    package let after: Double
    /// Contrast ratio that WCAG 2 asks for now.
    package let required: Double
}

extension ContrastChange: Comparable {
    /// The worst first.
    package static func < (left: ContrastChange, right: ContrastChange) -> Bool {
        let figures = (min(left.before, left.after), min(right.before, right.after))
        if figures.0 != figures.1 { return figures.0 < figures.1 }
        return (left.text, left.fill, left.mode.rawValue) < (right.text, right.fill, right.mode.rawValue)
    }
}
