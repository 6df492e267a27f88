/// Contrast of a color with the fill behind it, if that can be told.
package enum ContrastFigure: Sendable, Equatable {
    case contrast(ColorContrast)
    /// Fill that an unknown backdrop shows through.
    case transparentFill
    /// Color that is not seen and not meant to be: no color at all, or a border in the color of its fill.
    case invisible
    /// Color or fill that is no known color.
    case unknown

    package var contrast: ColorContrast? {
        if case .contrast(let contrast) = self { contrast } else { nil }
    }
}
