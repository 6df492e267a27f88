/// Hue, whiteness and blackness of an sRGB color.
enum HWBCoordinates {
    static func rgb(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
        let (whiteness, blackness) = (hwb.y / 100, hwb.z / 100)
        if whiteness + blackness >= 1 { return SIMD3(repeating: whiteness / (whiteness + blackness)) }
        return HSLCoordinates.rgb(SIMD3(hwb.x, 100, 50)) * (1 - whiteness - blackness) + whiteness
    }

    static func hwb(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(HSLCoordinates.hue(rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
    }
}
