import Core

/// Value of a token in one appearance, all references followed and all calculations done.
package enum TokenValue: Sendable, Hashable {
    case color(TokenColor)
    /// The color of the text around it, which only the place of use knows.
    case currentColor
    /// Points: a CSS pixel is one.
    case length(Double)
    /// A multiple of the font size: `em`.
    case ems(Double)
    /// `40%` is 0.4.
    case percentage(Double)
    case number(Double)
    /// Seconds.
    case duration(Double)
    case easing(TokenEasing)
    /// The first one that is there is used.
    case fontFamily([String])
    /// 1 to 1000.
    case fontWeight(Int)
    /// The uppermost layer first; none is CSS `none`.
    case shadow([TokenShadow])
    /// Named values: a typography, a border, a transition; sorted by name.
    case record([Field])
    /// Values side by side that are nothing else together: `8px 12px`.
    case list([TokenValue])
    /// A word with a meaning of its own: `solid`, `none`, `uppercase`.
    case word(String)
    case text(String)
    /// Any other value, in the notation of CSS. A custom property may hold anything.
    case opaque(String)

    package struct Field: Sendable, Hashable {
        package let name: String
        package let value: TokenValue

        package init(name: String, value: TokenValue) {
            self.name = name
            self.value = value
        }
    }
}

extension TokenValue {
    package var kind: String {
        switch self {
        case .color: "color"
        case .currentColor: "currentColor"
        case .length: "length"
        case .ems: "ems"
        case .percentage: "percentage"
        case .number: "number"
        case .duration: "duration"
        case .easing: "easing"
        case .fontFamily: "fontFamily"
        case .fontWeight: "fontWeight"
        case .shadow: "shadow"
        case .record: "record"
        case .list: "list"
        case .word: "word"
        case .text: "text"
        case .opaque: "opaque"
        }
    }
}

extension TokenGraph {
    package func kind(of token: Token) -> String? {
        if let type = (token.light ?? token.dark)?.type { return type.rawValue }
        return (value(of: token.name, in: .light) ?? value(of: token.name, in: .dark))?.kind
    }
}

extension TokenValue {
    init(_ quantity: Quantity, at location: SourceLocation) throws(ValueMistake) {
        switch quantity.kind {
        case .number: self = .number(quantity.value)
        case .length: self = .length(quantity.value)
        case .ems: self = .ems(quantity.value)
        case .percentage: self = .percentage(quantity.value / 100)
        case .duration: self = .duration(quantity.value)
        case .angle: throw .foreign("an angle is nothing that a token can be", at: location)
        }
    }

    init(record fields: [String: TokenValue]) {
        self = .record(fields.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) })
    }
}

extension TokenValue {
    /// Text for people: `#ce0101`, `16 pt`, `0 1 2 0 #0000001a`.
    package var text: String {
        switch self {
        case .color(let color): color.cssText
        case .currentColor: "currentColor"
        case .length(let points): "\(RoundedNumber(points)) pt"
        case .ems(let factor): "\(RoundedNumber(factor)) em"
        case .percentage(let fraction): "\(RoundedNumber(fraction * 100)) %"
        case .number(let number): "\(RoundedNumber(number))"
        case .duration(let seconds): "\(RoundedNumber(seconds)) s"
        case .easing(let easing): easing.text
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): "\(weight)"
        case .shadow(let layers): layers.isEmpty ? "none" : layers.map(\.text).joined(separator: ", ")
        case .record(let fields): fields.map { "\($0.name): \($0.value.text)" }.joined(separator: "; ")
        case .list(let values): values.map(\.text).joined(separator: " ")
        case .word(let word), .opaque(let word): word
        case .text(let text): "“\(text)”"
        }
    }
}

extension TokenEasing {
    package var text: String {
        switch self {
        case .linear: "linear"
        case .curve: "cubic-bezier(" + controlPoints.map(\.description).joined(separator: ", ") + ")"
        }
    }

    /// Points of a line too: it is a curve with its ends as control points.
    package var controlPoints: [RoundedNumber] {
        switch self {
        case .linear: [0, 0, 1, 1].map { RoundedNumber($0) }
        case .curve(let x1, let y1, let x2, let y2): [x1, y1, x2, y2].map { RoundedNumber($0) }
        }
    }
}

/// Layer of a shadow, in points.
package struct TokenShadow: Sendable, Hashable {
    package let color: TokenColor
    package let x: Double
    package let y: Double
    package var blur = 0.0
    package var spread = 0.0
    package var isInset = false
}

extension TokenShadow {
    package var text: String {
        let lengths = [x, y, blur, spread].map { RoundedNumber($0).description }
        return ([isInset ? "inset" : nil] + lengths + [color.cssText]).compactMap(\.self).joined(separator: " ")
    }
}

package enum TokenEasing: Sendable, Hashable {
    case linear
    /// The two control points of a curve from (0, 0) to (1, 1).
    case curve(x1: Double, y1: Double, x2: Double, y2: Double)
}
