/// Conversion from any space to any other.
extension ColorSpace {
    func converted(_ components: SIMD3<Double>, to target: ColorSpace) -> SIMD3<Double> {
        if target == self { return components }
        let own = rectangularComponents(of: components)
        if target.rectangular == rectangular { return target.components(ofRectangular: own) }
        let other = target.rectangular.components(ofXYZ: rectangular.xyz(of: own))
        return target.components(ofRectangular: other)
    }

    private func rectangularComponents(of components: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .hsl: HSLCoordinates.rgb(components)
        case .hwb: HWBCoordinates.rgb(components)
        case .lch, .oklch: PolarCoordinates.rectangular(components)
        default: components
        }
    }

    private func components(ofRectangular components: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .hsl: HSLCoordinates.hsl(components)
        case .hwb: HWBCoordinates.hwb(components)
        case .lch, .oklch: PolarCoordinates.polar(components)
        default: components
        }
    }

    /// Computes XYZ with the white D65. Works for rectangular spaces only.
    private func xyz(of components: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .lab: return ColorMatrix.d50ToD65 * LabCoordinates.xyz(components)
        case .oklab: return OklabCoordinates.xyz(components)
        case .xyzD50: return ColorMatrix.d50ToD65 * components
        case .proPhotoRGB:
            return ColorMatrix.d50ToD65 * (ColorMatrix.linearProPhotoToXYZ * transfer.light(of: components))
        default: break
        }
        guard let matrix = matrices?.toXYZ else { return components }
        return matrix * transfer.light(of: components)
    }

    private func components(ofXYZ xyz: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .lab: return LabCoordinates.lab(ColorMatrix.d65ToD50 * xyz)
        case .oklab: return OklabCoordinates.oklab(xyz)
        case .xyzD50: return ColorMatrix.d65ToD50 * xyz
        case .proPhotoRGB:
            return transfer.components(of: ColorMatrix.xyzToLinearProPhoto * (ColorMatrix.d65ToD50 * xyz))
        default: break
        }
        guard let matrix = matrices?.fromXYZ else { return xyz }
        return transfer.components(of: matrix * xyz)
    }

    private var transfer: TransferFunction {
        switch self {
        case .srgb, .displayP3: .sRGB
        case .a98RGB: .a98
        case .proPhotoRGB: .proPhoto
        case .rec2020: .rec2020
        default: .none
        }
    }

    /// Matrices of the RGB spaces with the white D65.
    private var matrices: (toXYZ: ColorMatrix, fromXYZ: ColorMatrix)? {
        switch self {
        case .srgb, .srgbLinear: (.linearSRGBToXYZ, .xyzToLinearSRGB)
        case .displayP3, .displayP3Linear: (.linearDisplayP3ToXYZ, .xyzToLinearDisplayP3)
        case .a98RGB: (.linearA98ToXYZ, .xyzToLinearA98)
        case .rec2020: (.linearRec2020ToXYZ, .xyzToLinearRec2020)
        default: nil
        }
    }
}
