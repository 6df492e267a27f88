/// How well a color is told from the fill behind it, if that can be told.
package enum ContrastFigure: Sendable, Equatable {
    case contrast(ColorContrast)
    /// Fill that an unknown backdrop shows through.
    case transparentFill
    /// There is nothing to see, and none is meant to be: no color at all, or a border in the color of its fill.
    case invisible
    /// One of the two is no color that is known.
    case unknown

    package var contrast: ColorContrast? {
        if case .contrast(let contrast) = self { contrast } else { nil }
    }
}
