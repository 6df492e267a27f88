import Core
import Testing

@testable import Tokens

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
