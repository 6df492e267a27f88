import Core

/// Understands `rgba(206, 1, 1, 0.5)` and `hsl(0, 99%, 41%)`, and the form of Sass: `rgba(#ce0101, 0.5)`.
struct ColorWithCommasReader {
    let reader: ColorReader

    func color(
        _ name: String,
        _ function: ColorFunction,
        _ arguments: [ValuePart],
        at location: SourceLocation
    ) throws(ValueMistake) -> CSSColor {
        guard function.allowsCommas else {
            throw ValueMistake("`\(name)()` takes its components without commas", at: location)
        }
        var parts: [ValuePart] = []
        for argument in arguments.dividedByCommas {
            guard argument.count == 1, let part = argument.first else {
                throw ValueMistake("one component belongs between two commas of `\(name)()`", at: location)
            }
            parts.append(part)
        }
        let components = ColorComponentReader(origin: nil, function: function, calculation: reader.calculation)
        if parts.count == 2, ColorReader.isColor(parts[0]) {
            let color = try reader.color(parts[0])
            return CSSColor(color.space, color.components, alpha: try components.alpha(parts[1]))
        }
        guard parts.count == 3 || parts.count == 4 else {
            throw ValueMistake(
                "`\(name)()` takes 3 components and an alpha, and these are \(parts.count)",
                at: location
            )
        }
        try requireOneKind(parts, name, function, components)
        var values = SIMD3<Double>.zero
        for index in 0..<3 {
            guard let value = try components.component(index, parts[index]) else {
                throw ValueMistake("`none` belongs only between components without commas", at: parts[index].location)
            }
            values[index] = value
        }
        return CSSColor(function.space, values, alpha: parts.count == 4 ? try components.alpha(parts[3]) : 1)
    }

    private func requireOneKind(
        _ parts: [ValuePart],
        _ name: String,
        _ function: ColorFunction,
        _ components: ColorComponentReader
    ) throws(ValueMistake) {
        var expected: Quantity.Kind? = function.space == .hsl ? .percentage : nil
        for index in 0..<3 where function.channels[index].scale != nil {
            if parts[index].isWord("none") { continue }
            let kind = try components.quantity(parts[index]).kind
            guard kind == expected ?? kind else {
                throw ValueMistake(
                    "with commas `\(name)()` takes \(expected == .percentage ? "percentages" : "numbers") here, "
                        + "and not \(kind.rawValue)",
                    at: parts[index].location
                )
            }
            expected = kind
        }
    }
}
