/// Chroma and hue in the place of the two opponent components of Lab and Oklab.
enum PolarCoordinates {
    static func polar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
        return SIMD3(lab.x, chroma, Double.direction(x: lab.y, y: lab.z).modulo(360))
    }

    static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(lch.x, lch.y * lch.z.cosine, lch.y * lch.z.sine)
    }
}
