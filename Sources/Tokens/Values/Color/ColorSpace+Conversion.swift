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
        let xyz =
            switch self {
            case .lab: LabCoordinates.xyz(components)
            case .oklab: OklabCoordinates.xyz(components)
            default: matrices.map { $0.toXYZ * transfer.light(of: components) } ?? components
            }
        return hasWhiteD50 ? ColorMatrix.d50ToD65 * xyz : xyz
    }

    private func components(ofXYZ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let xyz = hasWhiteD50 ? ColorMatrix.d65ToD50 * xyz : xyz
        return switch self {
        case .lab: LabCoordinates.lab(xyz)
        case .oklab: OklabCoordinates.oklab(xyz)
        default: matrices.map { transfer.components(of: $0.fromXYZ * xyz) } ?? xyz
        }
    }

    private var hasWhiteD50: Bool { self == .lab || self == .xyzD50 || self == .proPhotoRGB }

    private var transfer: TransferFunction {
        switch self {
        case .srgb, .displayP3: .sRGB
        case .a98RGB: .a98
        case .proPhotoRGB: .proPhoto
        case .rec2020: .rec2020
        default: .none
        }
    }

    private var matrices: (toXYZ: ColorMatrix, fromXYZ: ColorMatrix)? {
        switch self {
        case .srgb, .srgbLinear: (.linearSRGBToXYZ, .xyzToLinearSRGB)
        case .displayP3, .displayP3Linear: (.linearDisplayP3ToXYZ, .xyzToLinearDisplayP3)
        case .a98RGB: (.linearA98ToXYZ, .xyzToLinearA98)
        case .rec2020: (.linearRec2020ToXYZ, .xyzToLinearRec2020)
        case .proPhotoRGB: (.linearProPhotoToXYZ, .xyzToLinearProPhoto)
        default: nil
        }
    }
}

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

/// CIE Lab, which has the white D50.
enum LabCoordinates {
    private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    private static let epsilon = 216.0 / 24389
    private static let kappa = 24389.0 / 27

    static func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let responses = (xyz / white).mapped { $0 > epsilon ? $0.cubeRoot : (kappa * $0 + 16) / 116 }
        return SIMD3(116 * responses.y - 16, 500 * (responses.x - responses.y), 200 * (responses.y - responses.z))
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

/// Oklab, which has the white D65.
enum OklabCoordinates {
    private static let xyzToCones = ColorMatrix(
        SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
    )
    private static let conesToOklab = ColorMatrix(
        SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
    )
    private static let oklabToCones = ColorMatrix(
        SIMD3(1, 0.3963377773761749, 0.2158037573099136),
        SIMD3(1, -0.1055613458156586, -0.0638541728258133),
        SIMD3(1, -0.0894841775298119, -1.2914855480194092)
    )
    private static let conesToXYZ = ColorMatrix(
        SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
        SIMD3(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
        SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
    )

    static func oklab(_ xyz: SIMD3<Double>) -> SIMD3<Double> { conesToOklab * (xyzToCones * xyz).mapped(\.cubeRoot) }

    static func xyz(_ oklab: SIMD3<Double>) -> SIMD3<Double> {
        conesToXYZ * (oklabToCones * oklab).mapped { $0 * $0 * $0 }
    }
}

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

/// Relation of the components of an RGB space to light, mirrored at zero for colors out of gamut.
enum TransferFunction: Sendable {
    case none, sRGB, a98, proPhoto, rec2020

    func light(of components: SIMD3<Double>) -> SIMD3<Double> {
        self == .none ? components : components.mapped(light(ofOne:))
    }

    func components(of light: SIMD3<Double>) -> SIMD3<Double> {
        self == .none ? light : light.mapped(component(ofOne:))
    }

    private func light(ofOne value: Double) -> Double {
        switch self {
        case .none: value
        case .sRGB:
            value.magnitude <= 0.04045
                ? value / 12.92
                : Double(signOf: value, magnitudeOf: ((value.magnitude + 0.055) / 1.055).raised(to: 2.4))
        case .a98: value.raisedKeepingSign(to: 563.0 / 256)
        case .proPhoto: value.magnitude <= 16.0 / 512 ? value / 16 : value.raisedKeepingSign(to: 1.8)
        case .rec2020: value.raisedKeepingSign(to: 2.4)
        }
    }

    private func component(ofOne light: Double) -> Double {
        switch self {
        case .none: light
        case .sRGB:
            light.magnitude <= 0.0031308
                ? light * 12.92
                : Double(signOf: light, magnitudeOf: 1.055 * light.magnitude.raised(to: 1 / 2.4) - 0.055)
        case .a98: light.raisedKeepingSign(to: 256.0 / 563)
        case .proPhoto: light.magnitude < 1.0 / 512 ? light * 16 : light.raisedKeepingSign(to: 1 / 1.8)
        case .rec2020: light.raisedKeepingSign(to: 1 / 2.4)
        }
    }
}

extension SIMD3<Double> {
    func mapped(_ transform: (Double) -> Double) -> SIMD3<Double> { SIMD3(transform(x), transform(y), transform(z)) }

    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}
