import Core

/// Takes any notation of a color, or the bare `222.2 47.4% 11.2%` of themes that put it into `hsl()` at the use.
struct ColorValueReader {
    let colors: ColorReader

    func value(of parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenValue {
        if Self.isTriplet(parts) {
            let color = try ColorFunctionReader(reader: colors).color("hsl", .hsl, parts, at: location)
            return .color(try colors.displayed(color, at: parts[0].location))
        }
        guard parts.count == 1 else {
            throw ValueMistake("a color is one value, and these are \(parts.count)", at: parts[1].location)
        }
        if parts[0].isWord(ColorReader.currentColor) { return .currentColor }
        return .color(try colors.displayed(parts[0]))
    }

    static func isTriplet(_ parts: [ValuePart]) -> Bool {
        guard parts.count == 3 || parts.count == 5 && parts[3].isSlash else { return false }
        guard case .percentage = parts[1].kind, case .percentage = parts[2].kind else { return false }
        return switch parts[0].kind {
        case .number: true
        case .dimension(_, let unit): ["deg", "rad", "grad", "turn"].contains(unit)
        default: false
        }
    }
}
