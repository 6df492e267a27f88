struct ColorFunction: Sendable {
    let space: ColorSpace
    let channels: [ColorChannel]

    /// `rgb()` and `hsl()` had commas once, and stay within sRGB where they are not relative.
    let allowsCommas: Bool

    private init(_ space: ColorSpace, _ channels: [ColorChannel], allowsCommas: Bool = false) {
        self.space = space
        self.channels = channels
        self.allowsCommas = allowsCommas
    }

    /// Expects the name in small letters.
    static func named(_ name: String) -> ColorFunction? {
        switch name {
        case "rgb", "rgba": rgb
        case "hsl", "hsla": hsl
        case "hwb": hwb
        case "lab": lab
        case "lch": lch
        case "oklab": oklab
        case "oklch": oklch
        default: nil
        }
    }

    /// Describes the arguments of `color()` behind a space's name; nil for spaces that have a function of their own.
    static func color(in space: ColorSpace) -> ColorFunction? {
        switch space {
        case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020:
            ColorFunction(space, ["r", "g", "b"].map { .scalar($0, full: 1) })
        case .xyzD50, .xyzD65: ColorFunction(space, ["x", "y", "z"].map { .scalar($0, full: 1) })
        case .hsl, .hwb, .lab, .lch, .oklab, .oklch: nil
        }
    }

    private static let rgb = ColorFunction(
        .srgb,
        ["r", "g", "b"].map { .scalar($0, full: 1, unit: 1.0 / 255, limits: 0...1) },
        allowsCommas: true
    )
    static let hsl = ColorFunction(
        .hsl,
        [.hue("h"), .scalar("s", full: 100, limits: 0...100), .scalar("l", full: 100, limits: 0...100)],
        allowsCommas: true
    )
    private static let hwb = ColorFunction(
        .hwb,
        [.hue("h"), .scalar("w", full: 100, limits: 0...100), .scalar("b", full: 100, limits: 0...100)]
    )
    private static let lab = ColorFunction(
        .lab,
        [.scalar("l", full: 100, limits: 0...100), .scalar("a", full: 125), .scalar("b", full: 125)]
    )
    private static let lch = ColorFunction(
        .lch,
        [.scalar("l", full: 100, limits: 0...100), .scalar("c", full: 150, limits: 0...Double.infinity), .hue("h")]
    )
    private static let oklab = ColorFunction(
        .oklab,
        [.scalar("l", full: 1, limits: 0...1), .scalar("a", full: 0.4), .scalar("b", full: 0.4)]
    )
    private static let oklch = ColorFunction(
        .oklch,
        [.scalar("l", full: 1, limits: 0...1), .scalar("c", full: 0.4, limits: 0...Double.infinity), .hue("h")]
    )
}

struct ColorChannel: Sendable {
    let word: String
    /// Amounts that 1 and 1% stand for; nil for a hue, which is an angle.
    let scale: (number: Double, percentage: Double)?
    let limits: ClosedRange<Double>

    static func hue(_ word: String) -> ColorChannel {
        ColorChannel(word: word, scale: nil, limits: -Double.infinity...Double.infinity)
    }

    /// A component of which 100% is `full`, and one as number is `unit`.
    static func scalar(
        _ word: String,
        full: Double,
        unit: Double = 1,
        limits: ClosedRange<Double> = -Double.infinity...Double.infinity
    ) -> ColorChannel {
        ColorChannel(word: word, scale: (unit, full / 100), limits: limits)
    }

    func number(of component: Double) -> Double { scale.map { component / $0.number } ?? component }
}
