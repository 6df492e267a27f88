/// CIE Lab, which has the white D50.
enum LabCoordinates {
    private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    private static let epsilon = 216.0 / 24389
    private static let kappa = 24389.0 / 27

    static func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let responses = (xyz / white).mapped { $0 > epsilon ? $0.cubeRoot : (kappa * $0 + 16) / 116 }
        return SIMD3(
            116 * responses.y - 16,
            500 * (responses.x - responses.y),
            200 * (responses.y - responses.z)
        )
    }

    static func xyz(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let middle = (lab.x + 16) / 116
        let responses = SIMD3(lab.y / 500 + middle, middle, middle - lab.z / 200)
        return white
            * responses.mapped { response in
                let cube = response * response * response
                return cube > epsilon ? cube : (116 * response - 16) / kappa
            }
    }
}
