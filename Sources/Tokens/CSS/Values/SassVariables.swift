/// Variables of SCSS with one word, string or number as their value: the text of `#{$prefix}` in a name or a word.
struct SassVariables {
    private var texts: [String: String] = [:]

    /// Finds the text that an interpolation of these parts inserts; nil where that takes evaluation.
    func text(of parts: [ValuePart]) -> String? {
        guard parts.count == 1 else { return nil }
        if case .reference(let name, nil) = parts[0].kind { return texts[Self.key(name.text)] }
        return SimplePart.text(of: parts[0].kind)
    }

    /// Finds the text of a variable as it is written in a string: `$prefix`, `config.$prefix`.
    func text(ofVariable spelling: String) -> String? {
        guard let sign = spelling.utf8.firstIndex(of: UInt8(ascii: "$")) else { return nil }
        let name = spelling[spelling.utf8.index(after: sign)...].prefix { !$0.isWhitespace }
        return texts[Self.key(String(name))]
    }

    mutating func note(_ name: String, _ value: StylesheetValue) {
        // Colors and lengths seldom get into a name, and there are many of them.
        guard value.parts.count == 1 else { return }
        switch value.parts[0].kind {
        case .word, .text, .number, .reference: break
        default: return
        }
        let text = text(of: value.parts)
        // No earlier text has to be forgotten either.
        if text == nil, texts.isEmpty { return }
        let key = Self.key(name)
        if value.isDefault, texts[key] != nil { return }
        texts[key] = text
    }

    /// Hyphens and underscores are one to SCSS.
    static func key(_ name: String) -> String {
        let underscore = UInt8(ascii: "_")
        var name = name
        return name.withUTF8 { letters in
            guard letters.contains(underscore) else { return nil }
            return String(decoding: letters.map { $0 == underscore ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
        } ?? name
    }
}
