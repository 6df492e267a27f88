import Core
import Tokens

/// A file of tokens in the tests' own notation, one a line: `dark fill: var(alias-fill, #fff) !important`.
struct TokenSheet {
    let declarations: [TokenDeclaration]

    init(_ text: String, file: String = "tokens.css", layer: TokenLayer = .base) {
        let path = SourcePath(file)
        declarations = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            Self.declaration(String($1), layer, at: SourceLocation(file: path, line: $0 + 1, column: 1))
        }
    }

    private static func declaration(
        _ line: String,
        _ layer: TokenLayer,
        at location: SourceLocation
    ) -> TokenDeclaration? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        var words = line[..<colon].split(separator: " ")
        guard let name = words.popLast() else { return nil }
        var value = String(line[line.index(after: colon)...])
        let isImportant = cut(" !important", from: &value)
        let isDefault = cut(" !default", from: &value)
        return TokenDeclaration(
            name: TokenName(String(name)),
            content: .parts(PartsText.parts(value, at: location)),
            mode: words.compactMap { TokenMode(rawValue: String($0)) }.first,
            layer: layer,
            isImportant: isImportant,
            isDefault: isDefault,
            type: words.compactMap { TokenType(rawValue: String($0)) }.first,
            at: location
        )
    }

    private static func cut(_ ending: String, from value: inout String) -> Bool {
        guard value.hasSuffix(ending) else { return false }
        value.removeLast(ending.count)
        return true
    }
}
