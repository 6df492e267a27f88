import Core

/// Understands `italic 500 16px/1.5 "Inter", sans-serif`.
struct TypographyReader {
    let calculation: Calculation

    private static let styles: Set<String> = ["italic", "oblique"]

    static func fits(_ parts: [ValuePart]) -> Bool {
        guard let size = parts.firstIndex(where: isSize), size + 1 < parts.count,
            parts[..<size].allSatisfy(isBeforeSize)
        else { return false }
        var family = parts[(size + 1)...]
        let hasLineHeight = parts[size + 1].isSlash
        if hasLineHeight { family = family.dropFirst(2) }
        guard let first = family.first, first.keyword != nil || isText(first) else { return false }
        return family.allSatisfy { $0.keyword != nil || isText($0) || $0.isComma }
            && (hasLineHeight || FontFamilyReader.fits(Array(family)))
    }

    private static func isSize(_ part: ValuePart) -> Bool {
        if case .number = part.kind { return false }
        if case .percentage = part.kind { return true }
        return part.mayBeLength
    }

    private static func isText(_ part: ValuePart) -> Bool {
        if case .text = part.kind { true } else { false }
    }

    private static func isBeforeSize(_ part: ValuePart) -> Bool {
        switch part.kind {
        case .number: true
        case .word(let word): styles.contains(word.lowercased()) || FontWeightReader.words[word.lowercased()] != nil
        default: false
        }
    }

    /// A weight that is not said is the normal one, as in CSS.
    func value(of parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenValue {
        guard let size = parts.firstIndex(where: Self.isSize) else {
            throw .foreign("this font does not say its size", at: parts.first?.location ?? location)
        }
        var fields = try fieldsBeforeSize(parts[..<size])
        fields["fontSize"] = try sized(parts[size])
        var family = parts[(size + 1)...]
        if family.first?.isSlash == true {
            guard let height = family.dropFirst().first else {
                throw .foreign("a line height belongs behind the `/`", at: parts[size].location)
            }
            fields["lineHeight"] = height.isWord("normal") ? .word("normal") : try sized(height)
            family = family.dropFirst(2)
        }
        guard !family.isEmpty else { throw .foreign("this font does not say its family", at: parts[size].location) }
        fields["fontFamily"] = .fontFamily(try FontFamilyReader.families(family, at: location))
        return TokenValue(record: fields)
    }

    private func fieldsBeforeSize(_ parts: ArraySlice<ValuePart>) throws(ValueMistake) -> [String: TokenValue] {
        var fields: [String: TokenValue] = ["fontWeight": .fontWeight(400)]
        for part in parts {
            if let style = part.keyword, Self.styles.contains(style) {
                fields["fontStyle"] = .word(style)
            } else if !part.isWord("normal") {
                fields["fontWeight"] = .fontWeight(try FontWeightReader(calculation: calculation).weight([part]))
            }
        }
        return fields
    }

    private func sized(_ part: ValuePart) throws(ValueMistake) -> TokenValue {
        try TokenValue(try calculation.quantity(of: part), at: part.location)
    }
}

struct FontWeightReader {
    let calculation: Calculation

    /// The names of the Design Tokens Community Group.
    static let words: [String: Int] = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
        "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]

    func weight(_ parts: ArraySlice<ValuePart>) throws(ValueMistake) -> Int {
        guard parts.count == 1, let part = parts.first else {
            throw ValueMistake("a font weight is one value", at: parts[parts.startIndex].location)
        }
        switch part.kind {
        case .word(let word), .text(let word):
            if let weight = Self.words[word.lowercased()] { return weight }
            throw ValueMistake(
                "there is no font weight \(part.shortText)",
                at: part.location,
                suggestion: NearestName.of(word, among: Self.words.keys)
            )
        default: break
        }
        let quantity = try calculation.quantity(of: part)
        guard quantity.kind == .number, (1...1000).contains(quantity.value), let weight = Int(exactly: quantity.value)
        else { throw ValueMistake("a font weight is a whole number between 1 and 1000", at: part.location) }
        return weight
    }
}
