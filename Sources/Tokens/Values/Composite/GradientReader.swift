import Core

/// Understands the stops of a gradient: `#000 0, #fff 100%`.
struct GradientReader {
    let colors: ColorReader

    /// A list of colors with their positions. Positions beyond the ends are at the ends.
    func value(of parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenValue {
        var stops: [TokenValue] = []
        for group in parts.dividedByCommas {
            guard group.count == 2, let color = group.first, let place = group.last else {
                throw ValueMistake(
                    "a stop of a gradient is a color with a position",
                    at: group.first?.location ?? location
                )
            }
            stops.append(
                TokenValue(record: [
                    "color": try ColorValueReader(colors: colors).value(of: [color], at: location),
                    "position": .number(try position(place)),
                ])
            )
        }
        return .list(stops)
    }

    private func position(_ part: ValuePart) throws(ValueMistake) -> Double {
        let quantity = try colors.calculation.quantity(of: part)
        switch quantity.kind {
        case .number: return quantity.value.clamped(to: 0...1)
        case .percentage: return (quantity.value / 100).clamped(to: 0...1)
        default: throw ValueMistake("a position in a gradient is a number from 0 to 1", at: part.location)
        }
    }
}
