/// How well a colour is told from the fill behind it, if that can be told.
package enum ContrastFigure: Sendable, Equatable {
    case contrast(ColorContrast)
    /// What is behind the fill shows, and nobody knows what that is.
    case transparentFill
    /// There is nothing to see, and none is meant to be: no colour at all, or a border in the colour of its fill.
    case invisible
    /// One of the two is no colour that is known.
    case unknown

    package var contrast: ColorContrast? {
        if case .contrast(let contrast) = self { contrast } else { nil }
    }
}
