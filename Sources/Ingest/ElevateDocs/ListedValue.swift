import WebModel

/// A value that a text lists.
struct ListedValue: Equatable {
    let literal: WebType.Literal
    /// Whether the source spells it as a string and not only as a word.
    let isQuoted: Bool

    init(_ literal: WebType.Literal, isQuoted: Bool) {
        self.literal = literal
        self.isQuoted = isQuoted
    }

    /// `'s'`, `s`, `Size.S`, `3`, `false`; nil for `undefined` and for code that is no single value.
    init?(code: String) {
        if let quote = code.first, quote == "'" || quote == "\"", code.last == quote, code.count >= 2 {
            self.init(.string(String(code.dropFirst().dropLast())), isQuoted: true)
        } else if code == "true" || code == "false" {
            self.init(.boolean(code == "true"), isQuoted: false)
        } else if code.drop(while: { $0 == "-" }).first?.isNumber == true, Double(code) != nil {
            self.init(.number(code), isQuoted: false)
        } else {
            let isWord = code.allSatisfy { $0.isLetterOrNumber || "_-.:/".contains($0) }
            guard !code.isEmpty, isWord, !["undefined", "null", "nil"].contains(code) else { return nil }
            // `Size.S` names the member `S`.
            let isMember = code.first?.isUppercase == true
            let word = isMember ? code.split(separator: ".").last.map(String.init) ?? code : code
            self.init(.string(word), isQuoted: false)
        }
    }

    /// The bare word; nil for quoted values and for numbers.
    var word: String? { if case .string(let word) = literal, !isQuoted { word } else { nil } }
}
