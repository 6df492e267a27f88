import Tokens

/// Styles of the support code, with the colors that iOS gives them: the value of `ComponentColors.neutral.text`.
enum SystemStyles {
    typealias Ink = DrawnStyles.Ink

    static func color(_ word: String) -> Ink? {
        let parts = word.split(separator: ".").map(String.init)
        guard parts.count == 3, parts[0] == "ComponentColors" else { return nil }
        if parts[1] == "neutral" { return neutral[parts[2]] }
        return tones[parts[1]].flatMap { toned($0, parts[2]) }
    }

    /// Length in points.
    static func number(_ word: String) -> Double? {
        let parts = word.split(separator: ".").map(String.init)
        guard parts.count >= 3, parts[0] == "ComponentMetrics", let size = sizes[parts[1]] else { return nil }
        return size[parts[2...].joined(separator: ".")]
    }

    static let track = fill(0.20, 0.36)
    static let handle = ink(TokenColor(red: 1, green: 1, blue: 1), .black)
    /// Fill behind the second of two buttons.
    static let secondaryFill = ink(rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24))
    static let scrim = ink(
        TokenColor(red: 0, green: 0, blue: 0, alpha: 0.4),
        TokenColor(red: 0, green: 0, blue: 0, alpha: 0.4)
    )

    static func colors(of tone: String) -> SwiftValueText {
        let labels = neutral.keys.sorted().filter { tone == "neutral" || !$0.isOfNeutral }
        return .call("ComponentColors", labels.map { .init($0, .word("ComponentColors.\(tone).\($0)")) })
    }

    /// Share of the tint that shows in a light fill, and behind a component without a fill while it is pressed.
    static let softOpacity = 0.15
    static let pressedLinkOpacity = 0.6

    // MARK: Colors

    private static let label = ink(.black, .white)
    private static let paper = ink(.white, .black)
    private static let separator = ink(rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6))
    private static let mutedText = faded(label, 0.6)
    private static let faintFill = ink(rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18))
    private static let accent = ink(rgb(0, 122, 255), rgb(10, 132, 255))
    private static let red = ink(rgb(255, 59, 48), rgb(255, 69, 58))

    private static let tones: [String: Ink] = [
        "primary": accent,
        "success": ink(rgb(52, 199, 89), rgb(48, 209, 88)),
        "warning": ink(rgb(255, 149, 0), rgb(255, 159, 10)),
        "danger": red,
        "info": ink(rgb(48, 176, 199), rgb(64, 200, 224)),
    ]

    private static let neutral: [String: Ink] = [
        "background": fill(0.16, 0.32), "backgroundPressed": track, "backgroundSelected": label,
        "backgroundSelectedPressed": track, "backgroundDisabled": faintFill, "text": label, "textSelected": paper,
        "textDisabled": mutedText, "border": separator, "borderSelected": separator, "borderDisabled": faintFill,
        "borderFocused": accent, "borderInvalid": red, "tint": label, "outline": separator, "link": accent,
    ]

    private static func toned(_ tone: Ink, _ name: String) -> Ink? {
        switch name {
        case "background", "border", "tint": tone
        case "backgroundPressed": faded(tone, 0.9)
        case "backgroundSelectedPressed": faded(tone, 0.75)
        case "backgroundSelected": faded(tone, 0.85)
        case "text", "textSelected": paper
        case "borderSelected": label
        default: neutral[name]
        }
    }

    static func faded(_ ink: Ink, _ opacity: Double) -> Ink {
        func faded(_ color: TokenColor) -> TokenColor {
            TokenColor(
                space: color.space,
                red: color.red,
                green: color.green,
                blue: color.blue,
                alpha: color.alpha * opacity
            )
        }
        return Ink(light: faded(ink.light), dark: faded(ink.dark), isOfToken: ink.isOfToken)
    }

    private static func fill(_ light: Double, _ dark: Double) -> Ink {
        ink(rgb(120, 120, 128, light), rgb(120, 120, 128, dark))
    }

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> TokenColor {
        TokenColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    private static func ink(_ light: TokenColor, _ dark: TokenColor) -> Ink {
        Ink(light: light, dark: dark, isOfToken: false)
    }

    // MARK: Sizes

    private static let sizes: [String: [String: Double]] = [
        "extraSmall": size(24, (2, 6), 4, 4, 12, 12), "small": size(32, (4, 10), 6, 6, 16, 15),
        "medium": size(44, (8, 14), 8, 8, 20, 17), "large": size(52, (12, 18), 10, 10, 24, 20),
        "extraLarge": size(60, (16, 22), 12, 12, 28, 22),
    ]

    private static func size(
        _ height: Double,
        _ padding: (block: Double, inline: Double),
        _ spacing: Double,
        _ radius: Double,
        _ icon: Double,
        _ font: Double
    ) -> [String: Double] {
        [
            "minimumHeight": height, "spacing": spacing, "cornerRadius": radius, "borderWidth": 1, "iconSize": icon,
            "fontSize": font, "padding.top": padding.block, "padding.bottom": padding.block,
            "padding.leading": padding.inline, "padding.trailing": padding.inline,
        ]
    }
}

extension String {
    /// Whether the colors of a tone have no such label: the tint does.
    fileprivate var isOfNeutral: Bool { self == "outline" || self == "link" }
}

extension TokenColor {
    fileprivate static let white = TokenColor(red: 1, green: 1, blue: 1)
    fileprivate static let black = TokenColor(red: 0, green: 0, blue: 0)
}
