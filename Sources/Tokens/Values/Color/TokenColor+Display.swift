extension TokenColor {
    /// The color as iOS can show it: in sRGB where that has it, or else in Display P3, brought into its gamut. Nil where
    /// it is so far out that numbers don't reach.
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

    /// Converts the components to another space. They may be out of its gamut.
    func components(in other: ColorSpace) -> SIMD3<Double> {
        switch space {
        case .sRGB: ColorSpace.srgb.converted(components, to: other)
        case .displayP3: ColorSpace.displayP3.converted(components, to: other)
        }
    }
}
