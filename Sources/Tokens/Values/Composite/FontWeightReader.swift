import Core

/// Understands how bold a font is.
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
