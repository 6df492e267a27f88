import Core
import Testing

@testable import Tokens

/// The parts of a value on a line of its own, so that their columns are those in the text.
func valueParts(_ text: String) -> [ValuePart] { TokenReading(":root { --x:\n\(text)\n}").parts }

/// What a value that is written as CSS comes to.
func value(_ text: String, as type: TokenType? = nil, remBase: Double = 16) throws -> TokenValue {
    try ValueReader(remBase: remBase).value(of: valueParts(text), as: type, at: valuePlace)
}

/// The mistake that a value has.
func mistake(in text: String, as type: TokenType? = nil) -> ValueMistake? {
    #expect(throws: ValueMistake.self) { try value(text, as: type) }
}

/// A color in the space in which it is written, before it is brought to iOS.
func cssColor(_ text: String) throws -> CSSColor {
    let parts = valueParts(text)
    try #require(parts.count == 1, "more than one part: \(text)")
    return try ValueReader(remBase: 16).colors.color(parts[0])
}

func expectSame(_ color: String, _ expected: String, within share: Double) throws {
    let wanted = try cssColor(expected)
    let found = try cssColor(color).converted(to: wanted.space)
    for index in 0..<3 {
        // Components of Lab count to 100, and hues to 360.
        let size = max(1, wanted.components[index].magnitude)
        let difference = (found.components[index] - wanted.components[index]).magnitude
        #expect(difference <= share * size, "\(color) is \(found.components), not \(expected)")
    }
    #expect(((found.alpha ?? 0) - (wanted.alpha ?? 0)).magnitude < 1e-9)
}

/// The mistake in a text, which says this somewhere.
@discardableResult
func expectMistake(in text: String, as type: TokenType? = nil, saying message: String) -> ValueMistake? {
    let mistake = mistake(in: text, as: type)
    #expect(mistake?.message.contains(message) == true, "\(mistake?.message ?? "")")
    return mistake
}

/// A color as iOS shows it.
func shownColor(_ text: String) throws -> TokenColor {
    guard case .color(let color) = try value(text, as: .color) else {
        throw ValueMistake("\(text) is no color", at: valuePlace)
    }
    return color
}

let valuePlace = SourceLocation.start(of: SourcePath("tokens.css"))
