import Tokens

/// The Swift type of what a token comes to.
enum DesignTokenType: String, Sendable, Hashable {
    case color = "Color"
    /// Lengths in points, multiples, shares: all that is calculated with, so that calculations need no conversion.
    case number = "CGFloat"
    case seconds = "Double"
    case curve = "ComponentCurve"
    case fontFamily = "[String]"
    case fontWeight = "Font.Weight"
    case shadow = "[ComponentShadow]"
    case insets = "EdgeInsets"
    case numbers = "[CGFloat]"
    case text = "String"

    /// nil for what no type of Swift can hold yet.
    init?(_ value: TokenValue, of token: Token) {
        switch value {
        case .color: self = .color
        case .length, .ems, .percentage: self = .number
        case .number(let number):
            self = DesignTokenType.isWeight(number, token) ? .fontWeight : .number
        case .duration: self = .seconds
        case .easing: self = .curve
        case .fontFamily: self = .fontFamily
        case .fontWeight: self = .fontWeight
        case .shadow: self = .shadow
        case .list(let values):
            guard values.allSatisfy(\.isPoints) else { return nil }
            self = (2...4).contains(values.count) && DesignTokenType.isInset(token) ? .insets : .numbers
        case .word, .text: self = .text
        case .currentColor, .record: return nil
        }
    }

    /// A bare number is a weight by its name alone: CSS writes `600` for both.
    static func isWeight(_ number: Double, _ token: Token) -> Bool {
        (1...1000).contains(number) && token.words.contains { $0.lowercased() == "weight" }
    }

    private static func isInset(_ token: Token) -> Bool {
        token.words.contains { ["padding", "inset", "insets", "margin"].contains($0.lowercased()) }
    }
}

extension TokenValue {
    fileprivate var isPoints: Bool { if case .length = self { true } else { false } }
}
