indirect enum TokenSwiftType: Sendable, Hashable {
    case color
    /// The color of the text around: a style, for no `Color` knows it.
    case foreground
    /// Lengths in points, multiples, shares: all that is calculated with, so that calculations need no conversion.
    case number
    case seconds
    case curve
    case fontWeight
    case insets
    case text
    case line
    case border
    case transition
    case typography
    case shadow
    case gradient
    case stop
    case list(TokenSwiftType)

    var name: String {
        switch self {
        case .color: "Color"
        case .foreground: "ForegroundStyle"
        case .number: "CGFloat"
        case .seconds: "Double"
        case .curve: "ComponentCurve"
        case .fontWeight: "Font.Weight"
        case .insets: "EdgeInsets"
        case .text: "String"
        case .line: "ComponentLineStyle"
        case .border: "ComponentBorder"
        case .transition: "ComponentTransition"
        case .typography: "ComponentTypography"
        case .shadow: "ComponentShadow"
        case .gradient: "Gradient"
        case .stop: "Gradient.Stop"
        case .list(let element): "[\(element.name)]"
        }
    }

    /// Font families, and other words in a row.
    static let texts = TokenSwiftType.list(.text)
}
