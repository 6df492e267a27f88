struct SwiftItemName {
    var kind = SwiftElement.Kind.declaration
    let name: String
    var signature: String?
    var hasMembers = false
}

extension SwiftTokens {
    private static let typeWords: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "precedencegroup",
    ]
    private static let typesWithMembers: Set<String> = ["struct", "class", "enum", "protocol", "actor", "extension"]

    func prefixEnd(from start: Int, before end: Int) -> Int {
        var token = start
        while token < end {
            if tokens[token].kind == .at, token + 1 < end, tokens[token + 1].kind == .word {
                token = attribute(at: token, before: end).end
            } else if let next = behindModifier(token, before: end) {
                token = next
            } else {
                break
            }
        }
        return token
    }

    /// Modifiers that can be no name, so that the declaration may stand on the next line.
    private static let reservedModifiers: Set<String> = ["public", "private", "fileprivate", "internal", "static"]

    /// Index behind a modifier; nil where there is none.
    private func behindModifier(_ token: Int, before end: Int) -> Int? {
        guard isWord(token, .modifiers) || isWord(token, .class) else { return nil }
        var next = token + 1
        if next + 2 < end, isSign(next, "("), isWord(next + 1, .details) { next = partners[next] + 1 }
        guard next < end, tokens[next].kind == .word,
            !tokens[next].isBehindNewline || Self.reservedModifiers.contains(word(token))
        else { return nil }
        let isClass = isWord(token, .class)
        return !isClass || isWord(next, .members) || isWord(next, .modifiers)
            ? next : nil
    }

    /// `keyword` is the token behind the attributes and modifiers; nil for an item that is no declaration.
    func declaration(_ item: Range<Int>, keyword: Int) -> SwiftItemName? {
        let rest = keyword + 1..<max(keyword + 1, item.upperBound)
        guard keyword < item.upperBound else { return nil }
        if tokens[keyword].kind == .hashWord {
            return SwiftItemName(name: spelled(keyword..<firstBrace(item, from: keyword)))
        }
        guard tokens[keyword].kind == .word else { return nil }
        let word = word(keyword)
        let isShared = (item.lowerBound..<keyword).contains { isWord($0, .shared) }
        let shared = isShared ? "static " : ""
        switch word {
        case "import": return SwiftItemName(kind: .import, name: "import " + spelled(rest))
        case "init", "subscript": return overloaded(shared + word, rest)
        case "deinit": return SwiftItemName(name: word)
        case "extension":
            let header = rest.lowerBound..<firstBrace(item, from: keyword)
            let type = header.prefix { tokens[$0].kind == .word || tokens[$0].kind == .dot }
                .prefix { !isWord($0, .where) }
            return SwiftItemName(
                name: "extension " + spelled(header.lowerBound..<header.lowerBound + type.count),
                signature: "extension " + spelled(header),
                hasMembers: true
            )
        case "let", "var", "case":
            guard let first = rest.first else { return nil }
            let isName = tokens[first].kind == .word
            let hasComma = outer(rest).contains { tokens[$0].kind == .comma }
            let name = isName && !hasComma ? first..<first + 1 : rest
            return SwiftItemName(name: shared + (word == "let" ? "var" : word) + " " + spelled(name))
        case "func", "macro", "operator":
            guard let first = rest.first else { return nil }
            return overloaded(shared + word + " " + spelled(first..<first + 1), rest)
        default:
            guard Self.typeWords.contains(word), let first = rest.first, tokens[first].kind == .word else { return nil }
            return SwiftItemName(
                name: "type " + spelled(first..<first + 1),
                hasMembers: Self.typesWithMembers.contains(word)
            )
        }
    }

    private func overloaded(_ name: String, _ rest: Range<Int>) -> SwiftItemName? {
        guard let opening = rest.first(where: { isSign($0, "(") }) else {
            return name.hasPrefix("operator") ? SwiftItemName(name: name) : nil
        }
        var signature = name
        // A default value is no part of it.
        var isValue = false
        var token = opening
        while token < partners[opening] {
            if isSign(token, "=") { isValue = true }
            if isSign(token, ",") { isValue = false }
            if !isValue { signature += " " + spelled(token..<token + 1) }
            token = isValue ? behind(token) : token + 1
        }
        return SwiftItemName(name: name, signature: signature)
    }

    private func firstBrace(_ item: Range<Int>, from start: Int) -> Int {
        (start..<item.upperBound).first { isSign($0, "{") } ?? item.upperBound
    }

    /// The name of a statement: `self.name` for an assignment, otherwise the words before its first bracket.
    func statement(_ item: Range<Int>) -> SwiftItemName {
        let start = item.lowerBound
        if item.count > 4, isWord(start, .self), tokens[start + 1].kind == .dot,
            tokens[start + 2].kind == .word, isSign(start + 3, "=")
        {
            return SwiftItemName(kind: .assignment, name: spelled(start..<start + 3))
        }
        let end = item.first { tokens[$0].kind == .open || isSign($0, "=") } ?? item.upperBound
        return SwiftItemName(kind: .statement, name: spelled(start..<end))
    }
}
