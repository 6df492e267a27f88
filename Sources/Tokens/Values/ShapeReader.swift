import Core

struct ShapeReader {
    let colors: ColorReader

    private var calculation: Calculation { colors.calculation }

    func value(of parts: ArraySlice<ValuePart>, at location: SourceLocation) throws(ValueMistake) -> TokenValue {
        if parts.count == 1, let part = parts.first { return try value(of: part) }
        let whole = Array(parts)
        if ShadowReader.fits(whole) { return .shadow(try ShadowReader(colors: colors).layers(whole, at: location)) }
        if TypographyReader.fits(whole) {
            return try TypographyReader(calculation: calculation).value(of: whole, at: location)
        }
        if TransitionReader.fits(whole) {
            return try TransitionReader(calculation: calculation).value(of: whole, at: location)
        }
        if whole.contains(where: \.isComma) { return try commaSeparated(whole, at: location) }
        if BorderReader.fits(whole) { return try BorderReader(colors: colors).value(of: whole, at: location) }
        if ColorReader.isTriplet(whole) { return try colors.value(of: whole, at: location) }
        if whole.contains(where: { $0.calculationSign != nil }) { return try calculated(whole, at: location) }
        return try list(whole)
    }

    func value(of part: ValuePart) throws(ValueMistake) -> TokenValue {
        switch part.kind {
        case .text(let text): return .text(text)
        case .word(let word): return try value(ofWord: word, part)
        case .number, .percentage, .dimension:
            return try TokenValue(try calculation.quantity(of: part), at: part.location)
        case .hash: return .color(try colors.displayed(part))
        case .function(let name, _):
            if ColorReader.isColor(part) { return .color(try colors.displayed(part)) }
            if EasingReader.isFunction(name) {
                return .easing(try EasingReader(calculation: calculation).easing([part]))
            }
            if MathFunction(rawValue: name) != nil {
                return try TokenValue(try calculation.quantity(of: part), at: part.location)
            }
            if ShadowReader.fits([part]) {
                return .shadow(try ShadowReader(colors: colors).layers([part], at: part.location))
            }
            if BrowserFunctions.contain(name) {
                throw .foreign("\(part.shortText) is a function of browsers that iOS does not have", at: part.location)
            }
            throw ValueMistake(
                "\(part.shortText) is not understood",
                at: part.location,
                suggestion: NearestName.of(name, among: Self.functions).map { "\($0)()" }
            )
        default: throw .foreign("\(part.shortText) is no value", at: part.location)
        }
    }

    private func value(ofWord word: String, _ part: ValuePart) throws(ValueMistake) -> TokenValue {
        let keyword = word.lowercased()
        if keyword == ColorReader.currentColor { return .currentColor }
        if ColorReader.isColor(part) { return .color(try colors.displayed(part)) }
        if EasingReader.isWord(keyword) { return .easing(try EasingReader(calculation: calculation).easing([part])) }
        if GenericFonts.contains(keyword) { return .fontFamily([word]) }
        return keyword == "bold" ? .fontWeight(700) : .word(word)
    }

    private func commaSeparated(_ parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenValue {
        if FontFamilyReader.fits(parts) { return .fontFamily(try FontFamilyReader.families(parts[...], at: location)) }
        var values: [TokenValue] = []
        for group in parts.dividedByCommas {
            guard !group.isEmpty else {
                throw ValueMistake(
                    "a value is missing at a comma",
                    at: parts.first(where: \.isComma)?.location ?? location
                )
            }
            values.append(try value(of: group, at: location))
        }
        return .list(values)
    }

    /// Computes `16 / 9`, and calculations that Sass writes without `calc()`.
    private func calculated(_ parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenValue {
        if let slash = parts.first(where: \.isSlash), !parts.allSatisfy(Self.isPartOfRatio) {
            throw .foreign("a `/` means something between numbers and in `calc()` only", at: slash.location)
        }
        if let part = parts.first(where: { !Self.isPartOfCalculation($0) }) {
            throw .foreign("nothing can be calculated with \(part.shortText)", at: part.location)
        }
        return try TokenValue(
            try calculation.quantity(of: parts[...], at: location),
            at: parts.first?.location ?? location
        )
    }

    /// Words can't be part of a calculation without `calc()`, for signs stand between them in other values, too.
    private static func isPartOfCalculation(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .number, .percentage, .dimension, .sign, .slash, .parentheses, .function: true
        default: false
        }
    }

    private static func isPartOfRatio(_ part: ValuePart) -> Bool {
        if case .number = part.kind { true } else { part.calculationSign != nil }
    }

    /// Words side by side are one text, as the name of a font is: `Arial Black` has no color in it.
    private func list(_ parts: [ValuePart]) throws(ValueMistake) -> TokenValue {
        let words = parts.compactMap { part in if case .word(let word) = part.kind { word } else { nil } }
        if words.count == parts.count, !parts.allSatisfy(ColorReader.isColor) {
            return .word(words.joined(separator: " "))
        }
        var values: [TokenValue] = []
        for part in parts { values.append(try value(of: part)) }
        let hasLengths = values.contains { if case .length = $0 { true } else { false } }
        // A length of zero needs no unit.
        return .list(hasLengths ? values.map { $0 == .number(0) ? .length(0) : $0 } : values)
    }

    private static let functions =
        MathFunction.allCases.map(\.rawValue) + [
            "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "cubic-bezier",
            "drop-shadow",
        ]
}

/// Functions that values of CSS may have and values of tokens may not: pictures, filters, shapes, movements, grids.
enum BrowserFunctions {
    /// Includes any function that only a browser has yet: `-webkit-image-set`.
    static func contain(_ name: String) -> Bool { name.hasPrefix("-") || names.contains(name) }

    private static let names: Set<String> = [
        // Pictures and files.
        "url", "src", "image", "image-set", "cross-fade", "element", "paint", "format", "local", "tech", "palette-mix",
        "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
        "repeating-radial-gradient", "repeating-conic-gradient",
        // Filters.
        "blur", "brightness", "contrast", "grayscale", "hue-rotate", "invert", "opacity", "saturate", "sepia",
        // Shapes and ways.
        "circle", "ellipse", "inset", "rect", "xywh", "polygon", "path", "shape", "ray", "view", "scroll",
        // Movements.
        "matrix", "matrix3d", "perspective", "rotate", "rotate3d", "rotatex", "rotatey", "rotatez", "scale", "scale3d",
        "scalex", "scaley", "scalez", "skew", "skewx", "skewy", "translate", "translate3d", "translatex", "translatey",
        "translatez",
        // Grids and sizes.
        "repeat", "minmax", "fit-content", "calc-size", "anchor", "anchor-size",
        // Functions with values that only the page knows.
        "attr", "env", "counter", "counters", "symbols", "if", "contrast-color", "device-cmyk", "progress", "random",
        "sibling-count", "sibling-index", "toggle",
        // Letters.
        "annotation", "character-variant", "ornaments", "styleset", "stylistic", "swash",
    ]
}

extension ValuePart {
    /// Whether a part may be a length; the result of a calculation is not known before it is done.
    var mayBeLength: Bool {
        switch kind {
        case .number: true
        case .dimension(_, let unit): !Self.otherUnits.contains(unit)
        case .function(let name, _): MathFunction(rawValue: name) != nil
        default: false
        }
    }

    var isDuration: Bool {
        guard case .dimension(_, let unit) = kind else { return false }
        return unit == "s" || unit == "ms"
    }

    private static let otherUnits: Set<String> = ["s", "ms", "deg", "rad", "grad", "turn"]
}
