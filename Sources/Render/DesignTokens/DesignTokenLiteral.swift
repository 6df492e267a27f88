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
        case (.texts, .fontFamily(let names)): .list(names.map { text($0) })
        case (.texts, .word(let name)), (.texts, .text(let name)): .list([text(name)])
        case (.foreground, .currentColor): .call("ForegroundStyle", [])
        case (.fontWeight, .fontWeight(let weight)): text(weight: Double(weight))
        case (.fontWeight, .number(let weight)): text(weight: weight)
        case (.text, .word(let word)), (.text, .text(let word)): text(word)
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

    private static func text(_ easing: TokenEasing) -> SwiftValueText {
        switch easing {
        case .linear: .word(".linear")
        case .curve(let x1, let y1, let x2, let y2):
            .call("ComponentCurve", arguments([("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)]))
        }
    }

    private static func text(_ text: String) -> SwiftValueText { .word("\(SwiftStringLiteral(text))") }

    /// The nearest weight that the system has.
    private static func text(weight: Double) -> SwiftValueText {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return .word("." + names[min(max(Int((weight / 100).rounded()) - 1, 0), names.count - 1)])
    }

    private static func number(_ value: Double) -> SwiftValueText { .word("\(SwiftNumber(value))") }

    private static func arguments(_ numbers: [(String, Double)]) -> [SwiftValueText.Argument] {
        numbers.map { .init($0, number($1)) }
    }
}
