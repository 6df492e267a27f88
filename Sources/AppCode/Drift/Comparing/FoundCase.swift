import Core
import SwiftModel

/// A value of an enum of the folder, or of a struct that has its values as static members.
struct FoundCase {
    let name: String
    /// The raw value where it is a text or a number; nil where the type has none.
    let word: String?
    let payload: [WrittenType]
    let place: SourceLocation

    static func all(of type: DeclaredType) -> [FoundCase] {
        let isText = type.inherits.contains(.name("String"))
        return type.usable.compactMap { member in
            let declaration = member.declaration
            switch declaration.kind {
            case .enumCase:
                let word = declaration.value.map(Self.word) ?? (isText ? declaration.name : nil)
                return FoundCase(
                    name: declaration.name,
                    word: word,
                    payload: declaration.parameters.map(\.type),
                    place: member.place
                )
            case .property where declaration.isStatic && isValue(declaration, of: type):
                return FoundCase(
                    name: declaration.name,
                    word: declaration.value?.tokens.first { $0.hasPrefix("\"") }.map(Self.unquoted),
                    payload: [],
                    place: member.place
                )
            default: return nil
            }
        }
    }

    /// Whether a static member is one of the values of its own type: `static let small = Size("s")`.
    private static func isValue(_ declaration: SwiftDeclaration, of type: DeclaredType) -> Bool {
        let own = [type.path.last ?? "", "Self"]
        if let written = declaration.type { return written.lastName.map(own.contains) ?? false }
        guard let first = declaration.value?.tokens.first else { return false }
        return own.contains(first)
    }

    private static func word(_ value: DeclaredValue) -> String {
        value.tokens.count == 1 && value.text.hasPrefix("\"") ? unquoted(value.text) : value.text
    }

    /// Reads the text of a literal; one that this does not read stands for itself.
    private static func unquoted(_ literal: String) -> String {
        if case .string(let text)? = try? SwiftExpressionParser.parse(literal) { text } else { literal }
    }
}

extension SwiftEnum.Case {
    /// Word of the web, as a raw value is written.
    var word: String? {
        switch value {
        case .string(let text): text
        case .integer(let number): String(number)
        case .payload: nil
        }
    }
}
