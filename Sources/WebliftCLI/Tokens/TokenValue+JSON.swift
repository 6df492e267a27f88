import Core
import Tokens

extension TokenValue: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("kind", kind)
        object.member("text", text)
        writeContent(to: &object)
    }

    private func writeContent(to object: inout JSONObjectWriter) {
        switch self {
        case .color(let color): object.members(of: color)
        case .length(let points): object.member("points", RoundedNumber(points))
        case .ems(let factor): object.member("ems", RoundedNumber(factor))
        case .percentage(let fraction): object.member("fraction", RoundedNumber(fraction, digits: 6))
        case .number(let number): object.member("number", RoundedNumber(number, digits: 6))
        case .duration(let seconds): object.member("seconds", RoundedNumber(seconds))
        case .easing(let easing): object.member("controlPoints", easing.controlPoints)
        case .fontFamily(let names): object.member("families", names)
        case .fontWeight(let weight): object.member("weight", weight)
        case .shadow(let layers): object.member("layers", layers)
        case .record(let fields):
            object.member("fields", objects: fields) { object, field in
                object.member("name", field.name)
                object.member("value", field.value)
            }
        case .list(let values): object.member("values", values)
        case .word(let word), .text(let word), .opaque(let word): object.member("string", word)
        case .currentColor: break
        }
    }
}

extension TokenShadow: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.object("color") { $0.members(of: color) }
        object.member("x", RoundedNumber(x))
        object.member("y", RoundedNumber(y))
        object.member("blur", RoundedNumber(blur))
        object.member("spread", RoundedNumber(spread))
        object.member("inset", isInset)
    }
}

extension JSONObjectWriter {
    /// Six digits are more than a screen can show, and enough to compute with.
    fileprivate mutating func members(of color: TokenColor) {
        member("space", color.space.rawValue)
        member("red", RoundedNumber(color.red, digits: 6))
        member("green", RoundedNumber(color.green, digits: 6))
        member("blue", RoundedNumber(color.blue, digits: 6))
        member("alpha", RoundedNumber(color.alpha, digits: 6))
    }
}
