import SwiftModel
import Tokens

/// Values as Swift that refers to nothing.
enum DesignTokenLiteral {
    /// nil for what the type can't hold.
    static func text(_ value: TokenValue, as type: DesignTokenType) -> SwiftValueText? {
        switch (type, value) {
        case (.color, .color(let color)): text(color)
        case (.number, .length(let number)), (.number, .ems(let number)), (.number, .percentage(let number)),
            (.number, .number(let number)), (.seconds, .duration(let number)):
            self.number(number)
        case (.curve, .easing(let easing)): text(easing)
        case (.fontFamily, .fontFamily(let names)): .list(names.map { .word("\(SwiftStringLiteral($0))") })
        case (.fontWeight, .fontWeight(let weight)): text(weight: Double(weight))
        case (.fontWeight, .number(let weight)): text(weight: weight)
        case (.shadow, .shadow(let layers)): .list(layers.map { text($0, color: text($0.color)) })
        case (.insets, .list(let values)): insets(values)
        case (.numbers, .list(let values)): .list(values.compactMap { text($0, as: .number) })
        case (.text, .word(let text)), (.text, .text(let text)): .word("\(SwiftStringLiteral(text))")
        default: nil
        }
    }

    static func text(_ color: TokenColor) -> SwiftValueText {
        let channels = [("red", color.red), ("green", color.green), ("blue", color.blue)]
        return .call(
            "Color",
            (color.space == .displayP3 ? [.init("", .word(".displayP3"))] : []) + arguments(channels)
                + (color.alpha == 1 ? [] : arguments([("opacity", color.alpha)]))
        )
    }

    /// One layer, with its colour as an expression.
    static func text(_ shadow: TokenShadow, color: SwiftValueText) -> SwiftValueText {
        let numbers = [("x", shadow.x), ("y", shadow.y), ("blur", shadow.blur), ("spread", shadow.spread)]
        return .call(
            "ComponentShadow",
            [.init("color", color)] + arguments(numbers)
                + (shadow.isInset ? [.init("isInset", .word("true"))] : [])
        )
    }

    private static func text(_ easing: TokenEasing) -> SwiftValueText {
        switch easing {
        case .linear: .word(".linear")
        case .curve(let x1, let y1, let x2, let y2):
            .call("ComponentCurve", arguments([("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)]))
        }
    }

    /// The nearest weight that the system has.
    private static func text(weight: Double) -> SwiftValueText {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return .word("." + names[min(max(Int((weight / 100).rounded()) - 1, 0), names.count - 1)])
    }

    /// In the order of CSS: all sides; above and beside; above, beside and below; clockwise from above.
    private static func insets(_ values: [TokenValue]) -> SwiftValueText? {
        let sides = values.compactMap { if case .length(let points) = $0 { points } else { nil } }
        guard sides.count == values.count, let top = sides.first else { return nil }
        let trailing = sides.count > 1 ? sides[1] : top
        let bottom = sides.count > 2 ? sides[2] : top
        let leading = sides.count > 3 ? sides[3] : trailing
        return .call(
            "EdgeInsets",
            arguments([("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)])
        )
    }

    private static func number(_ value: Double) -> SwiftValueText { .word("\(SwiftNumber(value))") }

    private static func arguments(_ numbers: [(String, Double)]) -> [SwiftValueText.Argument] {
        numbers.map { .init($0, number($1)) }
    }
}
