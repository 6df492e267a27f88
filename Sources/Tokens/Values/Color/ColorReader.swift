import Core

/// Understands colors.
struct ColorReader: Sendable {
    let calculation: Calculation

    /// Words that stand for a color that only the place of use knows.
    static let currentColor = "currentcolor"

    /// Whether a part is meant as a color, right or wrong.
    static func isColor(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .hash: return true
        case .function(let name, _): return isColorFunction(name)
        case .word(let word):
            let word = word.lowercased()
            return word == currentColor || word == "transparent" || NamedColors.table[word] != nil
        default: return false
        }
    }

    private static func isColorFunction(_ name: String) -> Bool {
        name == "color" || name == "color-mix" || ColorFunction.named(name) != nil
    }

    /// A color as iOS can show it.
    func displayed(_ part: ValuePart) throws(ValueMistake) -> TokenColor {
        switch part.kind {
        case .hash(let digits): return try hexColor(digits, at: part.location)
        case .word: return try namedColor(part)
        default: return try displayed(try color(part), at: part.location)
        }
    }

    func displayed(_ color: CSSColor, at location: SourceLocation) throws(ValueMistake) -> TokenColor {
        guard let displayed = TokenColor(displaying: color) else {
            throw ValueMistake("this color is too far from any that can be shown", at: location)
        }
        return displayed
    }

    /// A color to compute with.
    func color(_ part: ValuePart) throws(ValueMistake) -> CSSColor {
        switch part.kind {
        case .hash(let digits): return CSSColor(try hexColor(digits, at: part.location))
        case .word: return CSSColor(try namedColor(part))
        case .function("color", let arguments):
            return try ColorFunctionReader(reader: self).color(inNamedSpace: arguments, at: part.location)
        case .function("color-mix", let arguments):
            return try ColorMixReader(reader: self).color(arguments, at: part.location)
        case .function(let name, let arguments):
            guard let function = ColorFunction.named(name) else { break }
            return try ColorFunctionReader(reader: self).color(name, function, arguments, at: part.location)
        default: break
        }
        throw ValueMistake("\(part.shortText) is no color", at: part.location)
    }

    private func hexColor(_ digits: String, at location: SourceLocation) throws(ValueMistake) -> TokenColor {
        if let color = HexColor.color(digits) { return color }
        throw ValueMistake(
            "\(ValuePart(.hash(digits), at: location).shortText) is no color: one has 3, 4, 6 or 8 hexadecimal digits",
            at: location
        )
    }

    private func namedColor(_ part: ValuePart) throws(ValueMistake) -> TokenColor {
        let word = part.keyword ?? ""
        if let color = NamedColors.color(word) { return color }
        if word == Self.currentColor {
            throw .foreign("only the place of use knows what `currentColor` is here", at: part.location)
        }
        throw ValueMistake(
            "there is no color \(part.shortText)",
            at: part.location,
            suggestion: NearestName.of(word, among: NamedColors.table.keys)
        )
    }
}

extension CSSColor {
    fileprivate init(_ color: TokenColor) {
        self.init(.srgb, color.components, alpha: color.alpha)
    }
}
