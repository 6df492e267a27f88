import Core
import Testing

@testable import Tokens

/// CSS values as tests write them, taken apart. Only as much of CSS as these tests need, so that they depend on no reader.
struct ValueText {
    private let bytes: [UInt8]
    private var position = 0

    static func parts(_ text: String) -> [ValuePart] {
        var value = ValueText(bytes: Array(text.utf8))
        return value.parts()
    }

    static func part(_ text: String) -> ValuePart {
        let parts = parts(text)
        precondition(parts.count == 1, "more than one part: \(text)")
        return parts[0]
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func parts() -> [ValuePart] {
        var parts: [ValuePart] = []
        while position < bytes.count {
            let place = SourceLocation(file: SourcePath("tokens.css"), line: 1, column: position + 1)
            let byte = bytes[position]
            if byte == UInt8(ascii: ")") { break }
            if byte == UInt8(ascii: " ") {
                position += 1
                continue
            }
            parts.append(ValuePart(kind(byte), at: place))
        }
        return parts
    }

    private mutating func kind(_ byte: UInt8) -> ValuePart.Kind {
        switch byte {
        case UInt8(ascii: ","): return single(.comma)
        case UInt8(ascii: "/"): return single(.slash)
        case UInt8(ascii: "("): return .parentheses(inParentheses())
        case UInt8(ascii: "#"):
            position += 1
            return .hash(take(while: isNameByte))
        case UInt8(ascii: "\""):
            position += 1
            let text = take { $0 != UInt8(ascii: "\"") }
            position += 1
            return .text(text)
        case UInt8(ascii: "*"): return single(.sign(byte))
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            let isSign = position + 1 == bytes.count || " ()".utf8.contains(bytes[position + 1])
            if isSign { return single(.sign(byte)) }
            return isDigit(at: position + 1) ? number() : word()
        default: return isDigit(at: position) ? number() : word()
        }
    }

    private mutating func number() -> ValuePart.Kind {
        let text = take { "+-.0123456789".utf8.contains($0) }
        guard let value = Double(text) else { return .other(text) }
        let unit = take(while: isNameByte).lowercased()
        if unit == "%" { return .percentage(value) }
        return unit.isEmpty ? .number(value) : .dimension(value, unit: unit)
    }

    private mutating func word() -> ValuePart.Kind {
        let word = take(while: isNameByte)
        if word.isEmpty { return single(.other(String(UnicodeScalar(bytes[position])))) }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return .word(word) }
        return .function(word.lowercased(), inParentheses())
    }

    private mutating func inParentheses() -> [ValuePart] {
        position += 1
        let parts = parts()
        position += 1
        return parts
    }

    private mutating func single(_ kind: ValuePart.Kind) -> ValuePart.Kind {
        position += 1
        return kind
    }

    private mutating func take(while condition: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, condition(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isDigit(at index: Int) -> Bool { index < bytes.count && ".0123456789".utf8.contains(bytes[index]) }

    private func isNameByte(_ byte: UInt8) -> Bool { !" ,/()\"#*+!".utf8.contains(byte) }
}

/// What a value that is written as CSS comes to.
func value(_ text: String, as type: TokenType? = nil, remBase: Double = 16) throws -> TokenValue {
    try ValueReader(remBase: remBase).value(of: ValueText.parts(text), as: type, at: valuePlace)
}

/// The mistake that a value has.
func mistake(in text: String, as type: TokenType? = nil) -> ValueMistake? {
    #expect(throws: ValueMistake.self) { try value(text, as: type) }
}

/// A color in the space in which it is written, before it is brought to iOS.
func cssColor(_ text: String) throws -> CSSColor { try ValueReader(remBase: 16).colors.color(ValueText.part(text)) }

/// A color as iOS shows it.
func shownColor(_ text: String) throws -> TokenColor {
    guard case .color(let color) = try value(text, as: .color) else {
        throw ValueMistake("\(text) is no color", at: valuePlace)
    }
    return color
}

let valuePlace = SourceLocation.start(of: SourcePath("tokens.css"))
