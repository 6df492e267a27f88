/// A color as CSS computes with it: in any of its spaces, out of every gamut, with components that may be missing.
struct CSSColor: Sendable, Equatable {
    typealias Missing = SIMDMask<SIMD3<Double>.MaskStorage>

    let space: ColorSpace
    /// Zero where one is missing.
    let components: SIMD3<Double>
    /// `none`: another color's component takes its place where both are mixed.
    let missing: Missing
    /// Number between 0 and 1; nil where it is missing.
    let alpha: Double?

    init(
        _ space: ColorSpace,
        _ components: SIMD3<Double>,
        missing: Missing = Missing(repeating: false),
        alpha: Double? = 1
    ) {
        self.space = space
        self.components = components.replacing(with: 0, where: missing)
        self.missing = missing
        self.alpha = alpha
    }

    /// Converts the color to another space. Missing components count as zero, and the hue of a gray is missing.
    func converted(to target: ColorSpace) -> CSSColor {
        if target == space { return self }
        let converted = space.converted(components, to: target)
        var missing = Missing(repeating: false)
        if let hue = target.hueIndex, target.isAchromatic(converted) { missing[hue] = true }
        return CSSColor(target, converted, missing: missing, alpha: alpha)
    }
}
