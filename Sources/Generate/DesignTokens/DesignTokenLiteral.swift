import SwiftModel
import Tokens

/// Values as Swift that refers to nothing.
enum DesignTokenLiteral {
    static func text(_ value: TokenValue, as type: TokenSwiftType) -> SwiftValueText? {
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
        var arguments: [SwiftValueText.Argument] = []
        arguments.reserveCapacity(5)
        if color.space == .displayP3 { arguments.append(.init("", .word(".displayP3"))) }
        arguments.append(.init("red", number(color.red)))
        arguments.append(.init("green", number(color.green)))
        arguments.append(.init("blue", number(color.blue)))
        if color.alpha != 1 { arguments.append(.init("opacity", number(color.alpha))) }
        return .call("Color", arguments)
    }

    private static func text(_ easing: TokenEasing) -> SwiftValueText {
        switch easing {
        case .linear: .word(".linear")
        case .curve(let x1, let y1, let x2, let y2):
            .call(
                "ComponentCurve",
                [.init("x1", number(x1)), .init("y1", number(y1)), .init("x2", number(x2)), .init("y2", number(y2))]
            )
        }
    }

    private static func text(_ text: String) -> SwiftValueText { .word("\(SwiftStringLiteral(text))") }

    /// The nearest weight that the system has.
    private static func text(weight: Double) -> SwiftValueText {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return .word("." + names[min(max(Int((weight / 100).rounded()) - 1, 0), names.count - 1)])
    }

    private static func number(_ value: Double) -> SwiftValueText { .word("\(SwiftNumber(value))") }
}
