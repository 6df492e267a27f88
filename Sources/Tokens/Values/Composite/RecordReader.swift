import Core

/// Understands values of several named ones.
struct RecordReader {
    let reader: ValueReader

    /// Types of fields in all records. A line height may be a number or a length, and other values tell their type.
    private static let types: [String: TokenType] = [
        "color": .color, "width": .dimension, "style": .strokeStyle, "duration": .duration, "delay": .duration,
        "timingFunction": .cubicBezier, "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight,
        "letterSpacing": .dimension, "offsetX": .dimension, "offsetY": .dimension, "blur": .dimension,
        "spread": .dimension,
    ]

    func value(
        of fields: [TokenContent.Field],
        as type: TokenType?,
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenValue {
        if type == .shadow { return .shadow([try shadow(fields, at: location)]) }
        var values: [String: TokenValue] = [:]
        for field in fields {
            values[field.name] = try reader.value(of: field.parts, as: Self.types[field.name], at: location)
        }
        return TokenValue(record: values)
    }

    private func shadow(
        _ fields: [TokenContent.Field],
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenShadow {
        var color: TokenColor?
        var lengths = [0.0, 0, 0, 0]
        var isInset = false
        for field in fields {
            guard let part = field.parts.first, field.parts.count == 1 else {
                throw ValueMistake("the \(field.name) of a shadow is one value", at: location)
            }
            try PartInspection.inspect(field.parts)
            if field.name == "color" {
                color = try reader.colors.displayed(part)
            } else if field.name == "inset" {
                isInset = part.isWord("true")
            } else if let index = ["offsetX", "offsetY", "blur", "spread"].firstIndex(of: field.name) {
                lengths[index] = try reader.colors.calculation.points(part)
            } else {
                throw ValueMistake("a shadow has no `\(field.name)`", at: part.location)
            }
        }
        guard let color else { throw ValueMistake("this shadow does not say its color", at: location) }
        return try ShadowReader(colors: reader.colors).layer(color, lengths, isInset: isInset, at: location)
    }
}
