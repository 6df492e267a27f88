extension ColorSpace {
    /// Spaces that the format has: all of CSS but the youngest.
    static let ofDesignTokens = allCases.filter { $0 != .displayP3Linear }

    enum JSONComponent {
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

    var jsonComponents: [JSONComponent] {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020:
            [.share, .share, .share]
        // White is beyond 1 in them, despite the range that is written of them.
        case .xyzD65, .xyzD50: [.unlimited, .unlimited, .unlimited]
        case .hsl, .hwb: [.hue, .percentage, .percentage]
        case .lab: [.percentage, .unlimited, .unlimited]
        case .lch: [.percentage, .chroma, .hue]
        case .oklab: [.share, .unlimited, .unlimited]
        case .oklch: [.share, .chroma, .hue]
        }
    }
}
