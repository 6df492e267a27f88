extension TokenColor {
    /// Takes sRGB where that has the color, else Display P3, mapped into its gamut; nil where numbers don't reach.
    init?(displaying color: CSSColor) {
        let alpha = color.alpha ?? 0
        let srgb = color.space.converted(color.components, to: .srgb)
        guard srgb.isFinite else { return nil }
        if GamutMapping.contains(srgb) {
            self.init(.sRGB, GamutMapping.clipped(srgb), alpha: alpha)
            return
        }
        let displayP3 = color.space.converted(color.components, to: .displayP3)
        let oklch = color.space.converted(color.components, to: .oklch)
        guard displayP3.isFinite, oklch.isFinite else { return nil }
        let isInside = GamutMapping.contains(displayP3)
        let rgb = isInside ? GamutMapping.clipped(displayP3) : GamutMapping.rgb(of: oklch, in: .displayP3)
        self.init(.displayP3, rgb, alpha: alpha)
    }

    init(_ space: Space, _ components: SIMD3<Double>, alpha: Double) {
        self.init(space: space, red: components.x, green: components.y, blue: components.z, alpha: alpha)
    }

    var components: SIMD3<Double> { SIMD3(red, green, blue) }

    func components(in other: ColorSpace) -> SIMD3<Double> {
        switch space {
        case .sRGB: ColorSpace.srgb.converted(components, to: other)
        case .displayP3: ColorSpace.displayP3.converted(components, to: other)
        }
    }
}

/// Method of CSS Color 4: less chroma at the same lightness and hue, until clipping makes no visible difference.
enum GamutMapping {
    private static let justNoticeable = 0.02
    private static let precision = 0.0001
    /// Conversions are exact to many more digits than the decimals that people write.
    private static let tolerance = 0.000_075

    static func contains(_ rgb: SIMD3<Double>) -> Bool { rgb.min() >= -tolerance && rgb.max() <= 1 + tolerance }

    static func clipped(_ rgb: SIMD3<Double>) -> SIMD3<Double> { rgb.clamped(lowerBound: .zero, upperBound: .one) }

    static func rgb(of oklch: SIMD3<Double>, in gamut: ColorSpace) -> SIMD3<Double> {
        if oklch.x >= 1 { return .one }
        if oklch.x <= 0 { return .zero }
        let origin = ColorSpace.oklch.converted(oklch, to: gamut)
        if contains(origin) { return clipped(origin) }

        var candidate = clipped(origin)
        if difference(oklch, candidate, in: gamut) < justNoticeable { return candidate }
        var (least, most) = (0.0, oklch.y)
        var isLeastInside = true
        while most - least > precision {
            let chroma = (least + most) / 2
            let current = SIMD3(oklch.x, chroma, oklch.z)
            let rgb = ColorSpace.oklch.converted(current, to: gamut)
            if isLeastInside && contains(rgb) {
                least = chroma
                continue
            }
            candidate = clipped(rgb)
            let difference = difference(current, candidate, in: gamut)
            guard difference < justNoticeable else {
                most = chroma
                continue
            }
            if justNoticeable - difference < precision { return candidate }
            isLeastInside = false
            least = chroma
        }
        return candidate
    }

    private static func difference(_ oklch: SIMD3<Double>, _ rgb: SIMD3<Double>, in gamut: ColorSpace) -> Double {
        let step = ColorSpace.oklch.converted(oklch, to: .oklab) - gamut.converted(rgb, to: .oklab)
        return (step * step).sum().squareRoot()
    }
}
