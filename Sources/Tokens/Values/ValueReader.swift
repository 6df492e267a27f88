package import Core

/// Understands values: parts without references become their meaning.
///
/// The value has to be of the type that the file states for the token. Without one its shape decides, and a
/// shape that could be two things is the simpler one: `8px 12px` is a list, and a shadow only with a type that says so.
package struct ValueReader: Sendable {
    let colors: ColorReader

    /// - Parameter remBase: Length of `1rem` in points.
    package init(remBase: Double) {
        colors = ColorReader(calculation: Calculation(units: UnitTable(remBase: remBase)))
    }

    package func value(
        of content: TokenContent,
        as type: TokenType?,
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenValue {
        switch content {
        case .parts(let parts): try value(of: parts, as: type, at: location)
        case .record(let fields): try RecordReader(reader: self).value(of: fields, as: type, at: location)
        }
    }

    package func value(
        of parts: [ValuePart],
        as type: TokenType?,
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenValue {
        try PartInspection.inspect(parts)
        guard !parts.isEmpty else { throw ValueMistake("this token has no value", at: location) }
        guard let type else { return try ShapeReader(colors: colors).value(of: parts[...], at: location) }
        switch type {
        case .color: return try ColorValueReader(colors: colors).value(of: parts, at: location)
        case .dimension, .duration, .number: return try quantity(of: parts, as: type, at: location)
        case .cubicBezier: return .easing(try EasingReader(calculation: colors.calculation).easing(parts))
        case .fontFamily: return .fontFamily(try FontFamilyReader.families(parts[...], at: location))
        case .fontWeight: return .fontWeight(try FontWeightReader(calculation: colors.calculation).weight(parts[...]))
        case .strokeStyle: return .word(try BorderReader.style(parts))
        case .border: return try BorderReader(colors: colors).value(of: parts, at: location)
        case .transition: return try TransitionReader(calculation: colors.calculation).value(of: parts, at: location)
        case .shadow: return .shadow(try ShadowReader(colors: colors).layers(parts, at: location))
        case .typography: return try TypographyReader(calculation: colors.calculation).value(of: parts, at: location)
        case .gradient: return try GradientReader(colors: colors).value(of: parts, at: location)
        }
    }

    private func quantity(
        of parts: [ValuePart],
        as type: TokenType,
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenValue {
        if parts.count > 1, !parts.contains(where: { $0.calculationSign != nil }) {
            throw ValueMistake("a \(type.rawValue) is one value, and these are \(parts.count)", at: parts[1].location)
        }
        let quantity = try colors.calculation.quantity(of: parts[...], at: location)
        let place = parts.first?.location ?? location
        switch (type, quantity.kind) {
        case (.dimension, .number) where quantity.value == 0: return .length(0)
        case (.dimension, .length), (.dimension, .ems), (.dimension, .percentage), (.duration, .duration),
            (.number, .number):
            return try TokenValue(quantity, at: place)
        case (.dimension, .number): throw ValueMistake("a dimension has a unit", at: place)
        default:
            throw ValueMistake("a \(type.rawValue) is not \(quantity.kind.rawValue)", at: place)
        }
    }
}
