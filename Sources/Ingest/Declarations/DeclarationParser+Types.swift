import WebModel

extension DeclarationParser {
    mutating func objectLike(_ kind: Declaration.Kind, _ head: Head, _ place: Place, upTo end: Int) -> Bool {
        guard current.kind == .word, position < end else { return false }
        // `export default class extends A {}` has no name.
        let isNameless = isAt(word: "extends") && head.isDefault
        let name = isNameless ? "default" : text(of: current)
        if !isNameless { position += 1 }
        var declaration = declaration(kind, name, head, place)
        guard let parameters = typeParameters(upTo: end) else { return false }
        declaration.typeParameters = parameters
        if accept(word: "extends") {
            guard let bases = bases(upTo: end) else { return false }
            declaration.bases = bases
        }
        if accept(word: "implements"), bases(upTo: end) == nil { return false }
        guard isAt(.leftBrace), position < end else { return false }
        let closing = min(current.partner, end)
        position += 1
        while position < closing {
            if let member = member(upTo: closing) { declaration.members.append(member) }
        }
        position = min(closing + 1, tokens.count - 1)
        add(declaration, isDefault: head.isDefault)
        return true
    }

    private func declaration(_ kind: Declaration.Kind, _ name: String, _ head: Head, _ place: Place) -> Declaration {
        Declaration(
            kind: kind,
            name: name,
            scope: place.scope,
            isGlobal: place.isGlobal,
            comment: head.comment,
            offset: head.offset
        )
    }

    mutating func alias(_ head: Head, _ place: Place, upTo end: Int) -> Bool {
        guard current.kind == .word, position < end else { return false }
        var declaration = declaration(.alias, text(of: current), head, place)
        position += 1
        guard let parameters = typeParameters(upTo: end), isAt(.equals) else { return false }
        declaration.typeParameters = parameters
        position += 1
        declaration.type = type(upTo: end)
        add(declaration, isDefault: head.isDefault)
        return declaration.type != nil
    }

    mutating func variables(_ head: Head, _ place: Place, upTo end: Int) -> Bool {
        repeat {
            guard current.kind == .word, position < end else {
                skipStatement(upTo: end)
                return true
            }
            var declaration = declaration(.variable, text(of: current), head, place)
            position += 1
            if isAt(.colon) || isAt(.equals) {
                position += 1
                declaration.type = type(upTo: end, endsWithComma: true)
            }
            add(declaration, isDefault: false)
        } while accept(.comma)
        _ = accept(.semicolon)
        return true
    }

    mutating func enumeration(_ head: Head, _ place: Place, upTo end: Int) -> Bool {
        guard current.kind == .word, isAt(.leftBrace, 1), position < end else { return false }
        var declaration = declaration(.enumeration, text(of: current), head, place)
        position += 1
        let closing = min(current.partner, end)
        position += 1
        while position < closing {
            let token = current
            position += 1
            guard token.kind == .word || token.kind == .string else { continue }
            var value: Range<Int>?
            if isAt(.equals), position < closing {
                position += 1
                value = type(upTo: closing, endsWithComma: true, endsWithLine: false)
            }
            declaration.members.append(
                DeclaredMember(
                    name: token.kind == .string ? content(of: token) : text(of: token),
                    traits: value == nil ? [] : .initialised,
                    text: token.start..<token.end,
                    type: value,
                    comment: token.comment,
                    offset: token.start
                )
            )
        }
        position = min(closing + 1, tokens.count - 1)
        add(declaration, isDefault: head.isDefault)
        return true
    }

    // MARK: Parts of declarations

    /// `<T, U extends V = W>`; none where no bracket stands here, nil where it is not closed.
    private mutating func typeParameters(upTo end: Int) -> [TypeParameter]? {
        guard isAt(.less) else { return [] }
        guard let closing = angleEnd(from: position, upTo: end) else { return nil }
        var parameters: [TypeParameter] = []
        position += 1
        while position < closing {
            while isAt(word: "const") || isAt(word: "in") || isAt(word: "out"), peek().kind == .word,
                !isAt(word: "extends", 1)
            {
                position += 1
            }
            guard current.kind == .word else { return nil }
            let name = text(of: current)
            position += 1
            if isAt(word: "extends") {
                position += 1
                guard type(upTo: closing, endsWithComma: true, endsWithLine: false, endsWithEquals: true) != nil else {
                    return nil
                }
            }
            var fallback: Range<Int>?
            if isAt(.equals), position < closing {
                position += 1
                fallback = type(upTo: closing, endsWithComma: true, endsWithLine: false)
            }
            parameters.append(TypeParameter(name: name, fallback: fallback))
            _ = accept(.comma)
        }
        position = closing + 1
        return parameters
    }

    private mutating func bases(upTo end: Int) -> [Range<Int>]? {
        var bases: [Range<Int>] = []
        repeat {
            let start = position
            while position < end, !isAt(.comma), !isAt(.leftBrace), !isAt(word: "implements") {
                if isAt(.less) {
                    guard let closing = angleEnd(from: position, upTo: end) else { return nil }
                    position = closing + 1
                } else if isAt(.leftParenthesis) || isAt(.leftBracket) {
                    position = min(current.partner + 1, end)
                } else if isAt(.semicolon) {
                    return nil
                } else {
                    position += 1
                }
            }
            guard position > start else { return nil }
            bases.append(tokens[start].start..<tokens[position - 1].end)
        } while accept(.comma)
        return bases
    }

    private func angleEnd(from start: Int, upTo end: Int) -> Int? {
        var depth = 0
        var index = start
        var count = 0
        while index < end, count < DeclarationParser.angleLimit {
            count += 1
            let token = tokens[index]
            switch token.kind {
            case .less: depth += 1
            case .greater:
                depth -= 1
                if depth == 0 { return index }
            case .semicolon: return nil
            default: break
            }
            index = token.kind.isOpening ? token.partner + 1 : index + 1
        }
        return nil
    }

    /// The type that begins here, up to where it must end: a semicolon, or a line that can't go on with it.
    mutating func type(
        upTo end: Int,
        endsWithComma: Bool = false,
        endsWithLine: Bool = true,
        endsWithEquals: Bool = false
    ) -> Range<Int>? {
        let start = position
        var angles = 0
        while position < end {
            let token = current
            if token.kind == .semicolon { break }
            if angles == 0, endsWithComma, token.kind == .comma { break }
            if angles == 0, endsWithEquals, token.kind == .equals { break }
            if endsWithLine, position > start, token.hasLineBreakBefore, !goesOn(at: position) { break }
            if token.kind == .less { angles += 1 }
            if token.kind == .greater { angles = max(0, angles - 1) }
            position = token.kind.isOpening ? min(token.partner + 1, end) : position + 1
        }
        guard position > start else { return nil }
        let range = tokens[start].start..<tokens[position - 1].end
        if isAt(.semicolon), position < end { position += 1 }
        return range
    }

    /// Whether a type goes on over the line break before the token at an index.
    private func goesOn(at index: Int) -> Bool {
        let (last, next) = (tokens[index - 1], tokens[index])
        if DeclarationParser.joining.contains(next.kind) || DeclarationParser.opening.contains(last.kind) {
            return true
        }
        if next.kind == .word, DeclarationParser.joiningWords.contains(text(of: next)) { return true }
        return last.kind == .word && DeclarationParser.openingWords.contains(text(of: last))
    }

    private static let joining: Set<TypeScriptToken.Kind> = [
        .pipe, .ampersand, .dot, .question, .colon, .comma, .greater, .equals, .arrow,
    ]
    private static let opening: Set<TypeScriptToken.Kind> = [
        .pipe, .ampersand, .dot, .question, .colon, .comma, .less, .equals, .leftParenthesis, .minus, .arrow, .ellipsis,
    ]
    private static let joiningWords: Set<String> = ["extends", "is"]
    private static let openingWords: Set<String> = [
        "extends", "keyof", "typeof", "readonly", "infer", "is", "asserts", "new", "unique", "in", "as",
    ]

    // MARK: Members

    private mutating func member(upTo end: Int) -> DeclaredMember? {
        if isAt(.semicolon) || isAt(.comma) {
            position += 1
            return nil
        }
        let first = current
        var traits: DeclaredMember.Traits = []
        var start = position
        while current.kind == .word, isModifier(upTo: end) {
            switch text(of: current) {
            case "private", "protected": traits.insert(.hidden)
            case "static": traits.insert(.isStatic)
            case "get": traits.insert(.getter)
            case "set": traits.insert(.setter)
            default: break
            }
            // Modifiers that types have as well stay part of the text.
            let isOfTypes = isAt(word: "get") || isAt(word: "set") || isAt(word: "readonly")
            position += 1
            if !isOfTypes { start = position }
        }
        let name = memberName(upTo: end, &traits)
        if name.hasPrefix("#") { traits.insert(.hidden) }
        let signature = position
        if isAt(.question) || isAt(.bang), position < end { position += 1 }
        var type: Range<Int>?
        if isAt(.colon) || isAt(.equals), !traits.contains(.nameless), position + 1 < end {
            if isAt(.equals) { traits.insert(.initialised) }
            position += 1
            type = self.type(upTo: end, endsWithComma: true)
        } else {
            if isAt(.leftParenthesis) || isAt(.less), !traits.contains(.nameless) { traits.insert(.method) }
            position = traits.contains(.nameless) ? start : signature
            _ = self.type(upTo: end, endsWithComma: true)
        }
        if position == start { position += 1 }
        var last = position - 1
        while last > start, tokens[last].kind == .semicolon { last -= 1 }
        guard start <= last else { return nil }
        return DeclaredMember(
            name: name,
            traits: traits,
            text: tokens[start].start..<max(tokens[last].end, tokens[start].end),
            type: type,
            comment: first.comment,
            offset: first.start
        )
    }

    private static let modifiers: Set<String> = [
        "public", "private", "protected", "static", "readonly", "abstract", "override", "declare", "accessor", "async",
        "get", "set",
    ]

    /// Whether the current word is a modifier before the name of a member, rather than a name itself.
    private func isModifier(upTo end: Int) -> Bool {
        guard position + 1 < end, DeclarationParser.modifiers.contains(text(of: current)) else { return false }
        let next = peek()
        return [.word, .string, .number, .leftBracket].contains(next.kind) && !next.hasLineBreakBefore
    }

    private mutating func memberName(upTo end: Int, _ traits: inout DeclaredMember.Traits) -> String {
        let token = current
        switch token.kind {
        case .word where isAt(word: "new") && (isAt(.leftParenthesis, 1) || isAt(.less, 1)):
            traits.insert(.nameless)
            return ""
        case .word, .number:
            position += 1
            return text(of: token)
        case .string:
            position += 1
            return content(of: token)
        case .leftBracket:
            let closing = min(token.partner, end - 1)
            let inside = position + 1
            position = closing + 1
            // `["a"]` is a plain name, `[key: string]` an index signature.
            if closing == inside + 1, tokens[inside].kind == .string { return content(of: tokens[inside]) }
            if inside + 1 < closing, tokens[inside + 1].kind == .colon || text(of: tokens[inside + 1]) == "in" {
                traits.insert(.nameless)
            }
            return String(decoding: bytes[token.start..<tokens[closing].end], as: UTF8.self)
        default:
            traits.insert(.nameless)
            return ""
        }
    }
}
