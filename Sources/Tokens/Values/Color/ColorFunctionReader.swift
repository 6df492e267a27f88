import Core

struct ColorFunctionReader {
    let reader: ColorReader

    /// `color(display-p3 1 0 0)`
    func color(inNamedSpace arguments: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> CSSColor {
        var rest = arguments[...]
        let origin = try takeOrigin(&rest, at: location)
        guard let space = rest.popFirst() else {
            throw ValueMistake("`color()` begins with the name of a color space", at: location)
        }
        guard let word = space.keyword, let known = ColorSpace(named: word),
            let function = ColorFunction.color(in: known)
        else {
            throw ValueMistake(
                "\(space.shortText) is no color space of `color()`",
                at: space.location,
                suggestion: space.keyword.flatMap { NearestName.of($0, among: Self.spacesOfColor) }
            )
        }
        return try color("color", function, rest, origin, at: location)
    }

    func color(
        _ name: String,
        _ function: ColorFunction,
        _ arguments: [ValuePart],
        at location: SourceLocation
    ) throws(ValueMistake) -> CSSColor {
        var rest = arguments[...]
        let origin = try takeOrigin(&rest, at: location)
        if origin == nil, arguments.contains(where: \.isComma) {
            return try colorWithCommas(name, function, arguments, at: location)
        }
        return try color(name, function, rest, origin, at: location)
    }

    private func color(
        _ name: String,
        _ function: ColorFunction,
        _ arguments: ArraySlice<ValuePart>,
        _ origin: CSSColor?,
        at location: SourceLocation
    ) throws(ValueMistake) -> CSSColor {
        let slash = arguments.firstIndex(where: \.isSlash)
        let parts = arguments[..<(slash ?? arguments.endIndex)]
        guard parts.count == 3 else {
            throw ValueMistake("`\(name)()` takes 3 components, and these are \(parts.count)", at: location)
        }
        let origin = origin?.converted(to: function.space)
        let components = ColorComponentReader(origin: origin, function: function, calculation: reader.calculation)
        var values = SIMD3<Double>.zero
        var missing = CSSColor.Missing(repeating: false)
        for (index, part) in parts.enumerated() {
            if let value = try components.component(index, part) {
                values[index] = value
            } else {
                missing[index] = true
            }
        }
        guard let slash else { return CSSColor(function.space, values, missing: missing, alpha: origin?.alpha ?? 1) }
        let behind = arguments[(slash + 1)...]
        guard behind.count == 1, let alpha = behind.first else {
            throw ValueMistake("one alpha belongs behind the `/` of `\(name)()`", at: location)
        }
        return CSSColor(function.space, values, missing: missing, alpha: try components.alpha(alpha))
    }

    private func takeOrigin(
        _ arguments: inout ArraySlice<ValuePart>,
        at location: SourceLocation
    ) throws(ValueMistake) -> CSSColor? {
        guard let first = arguments.first, first.isWord("from") else { return nil }
        arguments.removeFirst()
        guard let origin = arguments.popFirst() else {
            throw ValueMistake("a color belongs behind `from`", at: first.location)
        }
        return try reader.color(origin)
    }

    private static let spacesOfColor = ColorSpace.allCases.filter { ColorFunction.color(in: $0) != nil }.map(\.rawValue)
}

/// Commas: `rgba(206, 1, 1, 0.5)` and `hsl(0, 99%, 41%)`, and the form of Sass: `rgba(#ce0101, 0.5)`.
extension ColorFunctionReader {
    fileprivate func colorWithCommas(
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
