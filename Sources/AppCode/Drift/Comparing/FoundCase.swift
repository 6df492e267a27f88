import Core
import SwiftModel

/// A case of an enum, or a static member of a struct that holds its values so.
struct FoundCase {
    let name: String
    /// Raw value where it is a text or a number; nil where the type has none.
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

    /// `static let small = Size("s")` is a value of its own type.
    private static func isValue(_ declaration: SwiftDeclaration, of type: DeclaredType) -> Bool {
        let own = [type.path.last ?? "", "Self"]
        if let written = declaration.type { return written.lastName.map(own.contains) ?? false }
        guard let first = declaration.value?.tokens.first else { return false }
        return own.contains(first)
    }

    private static func word(_ value: DeclaredValue) -> String {
        value.tokens.count == 1 && value.text.hasPrefix("\"") ? unquoted(value.text) : value.text
    }

    /// Leaves literals that it does not read as they are.
    private static func unquoted(_ literal: String) -> String {
        if case .string(let text)? = try? SwiftExpressionParser.parse(literal) { text } else { literal }
    }
}

extension SwiftEnum.Case {
    var word: String? {
        switch value {
        case .string(let text): text
        case .integer(let number): String(number)
        case .payload: nil
        }
    }
}
