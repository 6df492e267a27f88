struct ItemNames {
    private static let types: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "precedencegroup",
    ]
    static let typesWithMembers: Set<String> = ["struct", "class", "enum", "protocol", "actor", "extension"]

    struct Name {
        var kind = SwiftElement.Kind.declaration
        let name: String
        var signature: String?
        var hasMembers = false
    }

    let source: SwiftTokens

    func prefixEnd(from start: Int, before end: Int) -> Int {
        var token = start
        while token < end {
            if source.tokens[token].kind == .at, token + 1 < end, source.tokens[token + 1].kind == .word {
                token += 2
                while token + 1 < end, source.tokens[token].kind == .dot { token += 2 }
                token = behindArguments(token, before: end)
            } else if let next = behindModifier(token, before: end) {
                token = next
            } else {
                break
            }
        }
        return token
    }

    private func behindArguments(_ token: Int, before end: Int) -> Int {
        guard token < end, source.isSign(token, "("), !source.tokens[token].isBehindSpace else { return token }
        return source.partners[token] + 1
    }

    /// Index behind a modifier, which something of the same line follows; nil where there is none.
    private func behindModifier(_ token: Int, before end: Int) -> Int? {
        guard source.isWord(token, .modifiers) || source.isWord(token, .class) else { return nil }
        var next = token + 1
        if next + 2 < end, source.isSign(next, "("), source.isWord(next + 1, .details) {
            next = source.partners[next] + 1
        }
        guard next < end, source.tokens[next].kind == .word, !source.tokens[next].isBehindNewline else { return nil }
        let isClass = source.isWord(token, .class)
        return !isClass || source.isWord(next, .members) || source.isWord(next, .modifiers)
            ? next : nil
    }

    /// `keyword` is the token behind the attributes and modifiers; nil for an item that is no declaration.
    func declaration(_ item: Range<Int>, keyword: Int) -> Name? {
        let rest = keyword + 1..<max(keyword + 1, item.upperBound)
        guard keyword < item.upperBound else { return nil }
        if source.tokens[keyword].kind == .hashWord {
            return Name(name: source.spelled(keyword..<firstBrace(item, from: keyword)))
        }
        guard source.tokens[keyword].kind == .word else { return nil }
        let word = String(decoding: source.text(keyword), as: UTF8.self)
        let isShared = (item.lowerBound..<keyword).contains { source.isWord($0, .shared) }
        let shared = isShared ? "static " : ""
        switch word {
        case "import": return Name(kind: .import, name: "import " + source.spelled(rest))
        case "init", "subscript": return overloaded(shared + word, rest)
        case "deinit": return Name(name: word)
        case "extension":
            let header = rest.lowerBound..<firstBrace(item, from: keyword)
            let type = header.prefix { source.tokens[$0].kind == .word || source.tokens[$0].kind == .dot }
                .prefix { !source.isWord($0, .where) }
            return Name(
                name: "extension " + source.spelled(header.lowerBound..<header.lowerBound + type.count),
                signature: "extension " + source.spelled(header),
                hasMembers: true
            )
        case "let", "var", "case":
            guard let first = rest.first else { return nil }
            let isName = source.tokens[first].kind == .word
            let comma = firstComma(rest)
            let name = isName && comma == nil ? first..<first + 1 : rest
            return Name(name: shared + (word == "let" ? "var" : word) + " " + source.spelled(name))
        case "func", "macro", "operator":
            guard let first = rest.first else { return nil }
            return overloaded(shared + word + " " + source.spelled(first..<first + 1), rest)
        default:
            guard Self.types.contains(word), let first = rest.first, source.tokens[first].kind == .word else {
                return nil
            }
            return Name(
                name: "type " + source.spelled(first..<first + 1),
                hasMembers: Self.typesWithMembers.contains(word)
            )
        }
    }

    private func overloaded(_ name: String, _ rest: Range<Int>) -> Name? {
        guard let opening = rest.first(where: { source.isSign($0, "(") }) else {
            return name.hasPrefix("operator") ? Name(name: name) : nil
        }
        var signature = name
        // A default value is no part of it.
        var isValue = false
        var token = opening
        while token < source.partners[opening] {
            if source.isSign(token, "=") { isValue = true }
            if source.isSign(token, ",") { isValue = false }
            if !isValue { signature += " " + source.spelled(token..<token + 1) }
            token = isValue && source.tokens[token].kind == .open ? source.partners[token] + 1 : token + 1
        }
        return Name(name: name, signature: signature)
    }

    private func firstBrace(_ item: Range<Int>, from start: Int) -> Int {
        (start..<item.upperBound).first { source.isSign($0, "{") } ?? item.upperBound
    }

    private func firstComma(_ tokens: Range<Int>) -> Int? {
        var token = tokens.lowerBound
        while token < tokens.upperBound {
            if source.tokens[token].kind == .comma { return token }
            token = source.tokens[token].kind == .open ? source.partners[token] + 1 : token + 1
        }
        return nil
    }

    /// The name of a statement: `self.name` for an assignment, otherwise the words before its first bracket.
    func statement(_ item: Range<Int>) -> Name {
        let start = item.lowerBound
        if item.count > 4, source.isWord(start, .self), source.tokens[start + 1].kind == .dot,
            source.tokens[start + 2].kind == .word, source.isSign(start + 3, "=")
        {
            return Name(kind: .assignment, name: source.spelled(start..<start + 3))
        }
        let end = item.first { source.tokens[$0].kind == .open || source.isSign($0, "=") } ?? item.upperBound
        return Name(kind: .statement, name: source.spelled(start..<end))
    }
}
