extension TokenValue {
    /// Text for people: `#ce0101`, `16 pt`, `0 1 2 #0000001a`.
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

extension TokenShadow {
    /// Text in the order of CSS, in points.
    package var text: String {
        let lengths = [x, y, blur, spread].map { RoundedNumber($0).description }
        return ([isInset ? "inset" : nil] + lengths + [color.cssText]).compactMap(\.self).joined(separator: " ")
    }
}
