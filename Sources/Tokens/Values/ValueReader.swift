package import Core

/// Requires the type that the file states for the token. Without one the shape decides, and a shape that could be two
/// things is the simpler one: `8px 12px` is a list, and a shadow only with a type that says so.
package struct ValueReader: Sendable {
    let colors: ColorReader

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
        case .record(let fields): try value(of: fields, at: location)
        }
    }

    private func value(
        of fields: [TokenContent.Field],
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenValue {
        var values: [String: TokenValue] = [:]
        for field in fields {
            values[field.name] = try value(of: field.parts, as: Self.typesOfFields[field.name], at: location)
        }
        return TokenValue(record: values)
    }

    /// Types of fields in all records. A line height may be a number or a length, and other values tell their type.
    private static let typesOfFields: [String: TokenType] = [
        "color": .color, "width": .dimension, "style": .strokeStyle, "duration": .duration, "delay": .duration,
        "timingFunction": .cubicBezier, "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight,
        "letterSpacing": .dimension,
    ]

    package func value(
        of parts: [ValuePart],
        as type: TokenType?,
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenValue {
        try PartInspection.inspect(parts)
        guard !parts.isEmpty else { throw ValueMistake("this token has no value", at: location) }
        guard let type else { return try ShapeReader(colors: colors).value(of: parts[...], at: location) }
        switch type {
        case .color: return try colors.value(of: parts, at: location)
        case .dimension, .duration, .number: return try quantity(of: parts, as: type, at: location)
        case .cubicBezier: return .easing(try EasingReader(calculation: colors.calculation).easing(parts))
        case .fontFamily: return .fontFamily(try FontFamilyReader.families(parts[...], at: location))
        case .fontWeight: return .fontWeight(try FontWeightReader(calculation: colors.calculation).weight(parts[...]))
        case .strokeStyle: return .word(try BorderReader.style(parts))
        case .border: return try BorderReader(colors: colors).value(of: parts, at: location)
        case .transition: return try TransitionReader(calculation: colors.calculation).value(of: parts, at: location)
        case .shadow: return .shadow(try ShadowReader(colors: colors).layers(parts, at: location))
        case .typography: return try TypographyReader(calculation: colors.calculation).value(of: parts, at: location)
        case .gradient: return try gradient(parts, at: location)
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
        default: throw ValueMistake("a \(type.rawValue) is not \(quantity.kind.rawValue)", at: place)
        }
    }
}

extension ValueReader {
    /// Reads colors with their positions: `#000 0, #fff 100%`. Positions beyond the ends are at the ends.
    private func gradient(_ parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenValue {
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
                    "color": try colors.value(of: [color], at: location),
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

/// Checks depth, number and references before any part is read, so that readers may go down without counting.
struct PartInspection {
    /// No value that a person writes comes near.
    private static let deepest = 32
    private static let most = 10_000

    private var count = 0

    static func inspect(_ parts: [ValuePart]) throws(ValueMistake) {
        var inspection = PartInspection()
        try inspection.inspect(parts, depth: 1)
    }

    private mutating func inspect(_ parts: [ValuePart], depth: Int) throws(ValueMistake) {
        for part in parts {
            count += 1
            guard depth <= Self.deepest else {
                throw ValueMistake("this value is nested more than \(Self.deepest) deep", at: part.location)
            }
            guard count <= Self.most else {
                throw ValueMistake("this value has more than \(Self.most) parts", at: part.location)
            }
            switch part.kind {
            case .function(_, let arguments), .parentheses(let arguments): try inspect(arguments, depth: depth + 1)
            case .reference(let name, _):
                throw ValueMistake("the reference to \(code: name) leads nowhere here", at: part.location)
            case .number(let value), .percentage(let value), .dimension(let value, _):
                guard value.isFinite else { throw ValueMistake("this number is too large", at: part.location) }
            default: break
            }
        }
    }
}
