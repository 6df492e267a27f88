/// Raw values are names in `color()` and `color-mix()`. RGB components go from 0 to 1, the others as far as CSS writes
/// them as numbers: saturation to 100, hue in degrees.
enum ColorSpace: String, CaseIterable, Sendable {
    case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case displayP3Linear = "display-p3-linear"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case xyzD50 = "xyz-d50"
    case xyzD65 = "xyz-d65"

    /// Expects the name in small letters.
    init?(named name: String) {
        self.init(rawValue: name == "xyz" ? "xyz-d65" : name)
    }

    /// The space of which this one only writes the components differently.
    var rectangular: ColorSpace {
        switch self {
        case .hsl, .hwb: .srgb
        case .lch: .lab
        case .oklch: .oklab
        default: self
        }
    }

    /// Meanings of the components. Two components of one role mean the like in different spaces.
    var roles: [ColorRole] {
        switch self {
        case .hsl: [.hue, .colorfulness, .lightness]
        case .hwb: [.hue, .whiteness, .blackness]
        case .lab, .oklab: [.lightness, .opponentA, .opponentB]
        case .lch, .oklch: [.lightness, .colorfulness, .hue]
        default: [.red, .green, .blue]
        }
    }

    var hueIndex: Int? { roles.firstIndex(of: .hue) }

    /// Whether a color of this space is so gray that its hue says nothing.
    func isAchromatic(_ components: SIMD3<Double>) -> Bool {
        switch self {
        case .hsl: components.y <= 0.001
        case .hwb: components.y + components.z >= 99.999
        case .lch: components.y <= 0.0015
        case .oklch: components.y <= 0.000_004
        default: false
        }
    }
}

enum ColorRole: Sendable {
    /// X, Y and Z count as red, green and blue.
    case red, green, blue
    case lightness, colorfulness, hue, whiteness, blackness, opponentA, opponentB
}
