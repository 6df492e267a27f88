enum JSONColorSpace: String, CaseIterable {
    case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
    case linear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98 = "a98-rgb"
    case prophoto = "prophoto-rgb"
    case xyz65 = "xyz-d65"
    case xyz50 = "xyz-d50"

    enum Component {
        case share
        case percentage
        case hue
        case chroma
        case unlimited

        func allows(_ number: Double) -> Bool {
            switch self {
            case .share: (0...1).contains(number)
            case .percentage: (0...100).contains(number)
            case .hue: (0..<360).contains(number)
            case .chroma: number >= 0
            case .unlimited: true
            }
        }

        var limits: String {
            switch self {
            case .share: "from 0 to 1"
            case .percentage: "from 0 to 100"
            case .hue: "from 0 up to 360"
            case .chroma: "not less than 0"
            case .unlimited: "any number"
            }
        }
    }

    var components: [Component] {
        switch self {
        case .srgb, .linear, .displayP3, .a98, .prophoto, .rec2020: [.share, .share, .share]
        // White is beyond 1 in them, despite the range that is written of them.
        case .xyz65, .xyz50: [.unlimited, .unlimited, .unlimited]
        case .hsl, .hwb: [.hue, .percentage, .percentage]
        case .lab: [.percentage, .unlimited, .unlimited]
        case .lch: [.percentage, .chroma, .hue]
        case .oklab: [.share, .unlimited, .unlimited]
        case .oklch: [.share, .chroma, .hue]
        }
    }

    /// Whether CSS has a function of this name; of the others `color()` takes the name.
    var isFunction: Bool {
        switch self {
        case .hsl, .hwb, .lab, .lch, .oklab, .oklch: true
        default: false
        }
    }
}
