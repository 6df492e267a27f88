package import SourceText

/// Reads the parts of a value in which no reference is left.
package struct ValueReader: Sendable {
    private let remBase: Double

    package init(remBase: Double) {
        self.remBase = remBase
    }

    package func value(
        of parts: [ValuePart],
        as type: TokenType?,
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenValue {
        guard let first = parts.first else { throw ValueMistake("a value is missing", at: location) }
        if parts.count == 1 { return try value(of: first, as: type) }
        var values: [TokenValue] = []
        for part in parts { values.append(try value(of: part, as: nil)) }
        return .list(values)
    }

    private func value(of part: ValuePart, as type: TokenType?) throws(ValueMistake) -> TokenValue {
        switch part.kind {
        case .number(let number): return type == .fontWeight ? .fontWeight(Int(number)) : .number(number)
        case .percentage(let number): return .percentage(number / 100)
        case .dimension(let number, "px"): return .length(number)
        case .dimension(let number, "rem"): return .length(number * remBase)
        case .word("transparent"): return .color(.transparent)
        case .word("currentColor"): return .currentColor
        case .word("white"): return .color(TokenColor(red: 1, green: 1, blue: 1))
        case .word("black"): return .color(TokenColor(red: 0, green: 0, blue: 0))
        case .word(let word): return .word(word)
        case .text(let text): return .text(text)
        case .hash(let digits): return .color(try color(digits, at: part.location))
        default: throw ValueMistake("this is not understood", at: part.location)
        }
    }

    private func color(_ digits: String, at location: SourceLocation) throws(ValueMistake) -> TokenColor {
        let wide = digits.utf8.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : digits
        guard let bits = UInt32(wide.utf8.count == 6 ? wide + "ff" : wide, radix: 16) else {
            throw ValueMistake("'#\(digits)' is no color", at: location)
        }
        func channel(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
        return TokenColor(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }
}
