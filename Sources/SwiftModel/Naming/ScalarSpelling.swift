enum ScalarSpelling {
    /// A letter or digit, or its stand-in: `ö` is `o`, `ß` is `ss`.
    case letters(String)
    case symbol(String, SymbolStrength)
    /// The words of its Unicode name: `Grinning`, `Face`.
    case words([String])
    case separator
    /// A mark on the letter before, or something that only steers the display.
    case nothing

    init(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            self = Self.ascii(UInt8(truncatingIfNeeded: scalar.value))
            return
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .modifierSymbol: self = .nothing
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .dashPunctuation,
            .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .connectorPunctuation:
            self = .separator
        default: self = Self.named(scalar)
        }
    }

    /// Whether it gives a name something to be called by, so that weak symbols beside it need not.
    var isWordLike: Bool {
        switch self {
        case .letters, .words: true
        case .symbol, .separator, .nothing: false
        }
    }

    private static func ascii(_ byte: UInt8) -> ScalarSpelling {
        if byte.isNameByte { return .letters(String(UnicodeScalar(byte))) }
        if let symbol = SymbolStrength.symbols[byte] { return .symbol(symbol.word, symbol.strength) }
        return .separator
    }

    /// A letter of an alphabet becomes the letter's name without the alphabet's: `α` is `alpha`, `Ø` is `O`.
    private static func named(_ scalar: Unicode.Scalar) -> ScalarSpelling {
        guard let name = scalar.properties.name ?? scalar.properties.nameAlias else {
            return .words(["U" + String(scalar.value, radix: 16)])
        }
        let words = name.split { $0 == " " || $0 == "-" }
        if let letter = words.firstIndex(of: "LETTER"), letter > 0, letter + 1 < words.count {
            let own = words[(letter + 1)...].prefix { $0 != "WITH" }
            if let last = own.last {
                let base = own.count == 2 && own.first == "SHARP" && last == "S" ? "SS" : String(last)
                let isCapital = words[..<letter].contains("CAPITAL")
                return .letters(isCapital ? capitalized(base) : base.lowercased())
            }
        }
        if name.hasPrefix("CJK") { return .words(["Ideograph" + String(scalar.value, radix: 16)]) }
        return .words(words.map { capitalized(String($0)) })
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }
}
