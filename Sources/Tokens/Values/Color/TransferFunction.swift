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
    func mapped(_ transform: (Double) -> Double) -> SIMD3<Double> {
        SIMD3(transform(x), transform(y), transform(z))
    }

    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}
