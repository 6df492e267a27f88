import Core

/// Understands lists of font families: `"Helvetica Neue", Arial, sans-serif`.
enum FontFamilyReader {
    static func fits(_ parts: [ValuePart]) -> Bool {
        var isSure = false
        for part in parts {
            switch part.kind {
            case .text: isSure = true
            case .word, .comma: break
            default: return false
            }
        }
        return isSure || parts.last?.keyword.map(GenericFonts.contains) == true
    }

    static func families(_ parts: ArraySlice<ValuePart>, at location: SourceLocation) throws(ValueMistake) -> [String] {
        var families: [String] = []
        for group in Array(parts).dividedByCommas {
            if group.count == 1, case .text(let name)? = group.first?.kind {
                families.append(name)
                continue
            }
            var words: [String] = []
            for part in group {
                guard case .word(let word) = part.kind else {
                    throw ValueMistake("\(part.shortText) is no name of a font", at: part.location)
                }
                words.append(word)
            }
            guard !words.isEmpty else {
                throw ValueMistake("the name of a font is missing at a comma", at: parts.first?.location ?? location)
            }
            families.append(words.joined(separator: " "))
        }
        return families
    }
}

package enum GenericFonts {
    /// Words in small letters: the words of CSS, and the words by which browsers call the font of the system.
    private static let words: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "fangsong", "math", "emoji",
        "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
        "-apple-system", "blinkmacsystemfont",
    ]

    package static func contains(_ name: String) -> Bool { words.contains(name.lowercased()) }
}
