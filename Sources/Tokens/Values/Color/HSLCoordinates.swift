/// Hue, saturation and lightness of an sRGB color.
enum HSLCoordinates {
    static func rgb(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
        let sector = hsl.x.modulo(360) / 30
        let lightness = hsl.z / 100
        let reach = hsl.y / 100 * min(lightness, 1 - lightness)
        func component(_ offset: Double) -> Double {
            let place = (offset + sector).truncatingRemainder(dividingBy: 12)
            return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
        }
        return SIMD3(component(0), component(8), component(4))
    }

    static func hsl(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        let (least, most) = (rgb.min(), rgb.max())
        let lightness = (least + most) / 2
        guard least != most else { return SIMD3(0, 0, lightness * 100) }
        let saturation =
            lightness == 0 || lightness == 1 ? 0 : (most - lightness) / min(lightness, 1 - lightness)
        // Far out of gamut the saturation comes out below zero, which is the opposite hue.
        let hue = saturation < 0 ? hue(rgb) + 180 : hue(rgb)
        return SIMD3(hue.modulo(360), saturation.magnitude * 100, lightness * 100)
    }

    /// Computes the hue in degrees; zero for a gray.
    static func hue(_ rgb: SIMD3<Double>) -> Double {
        let (least, most) = (rgb.min(), rgb.max())
        let range = most - least
        if range == 0 { return 0 }
        let sector =
            if rgb.x == most {
                (rgb.y - rgb.z) / range
            } else if rgb.y == most {
                (rgb.z - rgb.x) / range + 2
            } else {
                (rgb.x - rgb.y) / range + 4
            }
        return (sector * 60).modulo(360)
    }
}
