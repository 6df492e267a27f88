import Core

@testable import Tokens

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

/// Reads `rgb(var(a, 4px) 1 2)` as parts: enough of CSS to write declarations of tests with.
struct PartsText {
    private var rest: Substring
    private let location: SourceLocation

    static func parts(_ text: String, at location: SourceLocation) -> [ValuePart] {
        var reader = PartsText(rest: text[...], location: location)
        return reader.parts()
    }

    /// Up to a closing parenthesis.
    private mutating func parts() -> [ValuePart] {
        var parts: [ValuePart] = []
        while true {
            rest = rest.drop { $0 == " " }
            guard let first = rest.first, first != ")" else { return parts }
            parts.append(ValuePart(kind(), at: location))
        }
    }

    private mutating func kind() -> ValuePart.Kind {
        if take(",") { return .comma }
        if take("/") { return .slash }
        if take("(") { return .parentheses(inner()) }
        let word = String(rest.prefix { !", ()/".contains($0) })
        rest = rest.dropFirst(word.count)
        if take("(") { return word == "var" ? reference(inner()) : .function(word, inner()) }
        if word.first == "#" { return .hash(String(word.dropFirst())) }
        let digits = word.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits) else { return .word(word) }
        let unit = word.dropFirst(digits.count)
        return unit.isEmpty
            ? .number(number) : unit == "%" ? .percentage(number) : .dimension(number, unit: String(unit))
    }

    private mutating func inner() -> [ValuePart] {
        let parts = parts()
        _ = take(")")
        return parts
    }

    private func reference(_ parts: [ValuePart]) -> ValuePart.Kind {
        guard case .word(let name)? = parts.first?.kind else { return .other("var()") }
        return .reference(TokenName(name), fallback: parts.count > 1 ? Array(parts.dropFirst(2)) : nil)
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}
