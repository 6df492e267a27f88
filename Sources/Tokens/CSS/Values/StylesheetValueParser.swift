import Core

struct StylesheetValueParser {
    let source: StylesheetSource
    let variables: SassVariables
    var tokenizer: StylesheetTokenizer
    var value = StylesheetValue()
    private(set) var length = 0

    /// The value of a custom property, in which `//` is no comment.
    mutating func readPropertyValue() throws(StylesheetProblem) -> StylesheetValue {
        tokenizer.readsLineComments = false
        defer { tokenizer.readsLineComments = true }
        return try readDeclaration(.plain)
    }

    mutating func readVariableValue() throws(StylesheetProblem) -> StylesheetValue { try readDeclaration(.sass) }

    /// Reads a value so that the next declaration follows, even after an error.
    private mutating func readDeclaration(_ style: PartList.Style) throws(StylesheetProblem) -> StylesheetValue {
        let start = tokenizer.position
        do {
            return try readValue(style)
        } catch {
            tokenizer.position = error.nextDeclaration ?? start
            if error.nextDeclaration == nil { tokenizer.skipDeclaration() }
            throw error
        }
    }

    private mutating func readValue(_ style: PartList.Style) throws(StylesheetProblem) -> StylesheetValue {
        var list = PartList(style)
        var name: StylesheetToken?
        while true {
            let token = tokenizer.next()
            switch token.kind {
            case .semicolon, .end: return value(with: list)
            case .closeBrace:
                tokenizer.position = token.start
                return value(with: list)
            case .delimiter where source.sign(token) == UInt8(ascii: "!"):
                if try readFlag() { return value(with: list) }
                list.append(.other("!"), at: source.location(of: token.start), end: token.end)
            case .colon:
                if let name, tokenizer.beginsLine(name) {
                    throw .missingSemicolon(before: source.quoted(name.range), at: name.start)
                }
                try append(token, to: &list, depth: 0)
            default: try append(token, to: &list, depth: 0)
            }
            if !token.isTrivia { name = tokenizer.isDeclarable(token) ? token : nil }
        }
    }

    /// A slash beside variables divides; between plain numbers it is only a slash.
    private func value(with list: PartList) -> StylesheetValue {
        var value = value
        let isDivided = list.style == .sass && value.hasVariables
        value.parts = isDivided ? SassArithmetic.calculated(list.parts, .quotientOfVariables) : list.finished
        return value
    }

    private mutating func readFlag() throws(StylesheetProblem) -> Bool {
        let position = tokenizer.position
        var token = tokenizer.nextBehindTrivia()
        guard token.kind == .word, setFlag(token.range) else {
            tokenizer.position = position
            return false
        }
        while true {
            token = tokenizer.nextBehindTrivia()
            switch token.kind {
            case .semicolon, .end: return true
            case .closeBrace:
                tokenizer.position = token.start
                return true
            case .delimiter where source.sign(token) == UInt8(ascii: "!"):
                token = tokenizer.nextBehindTrivia()
                if token.kind == .word, setFlag(token.range) { continue }
            default: break
            }
            tokenizer.position = token.start
            throw .syntax("this follows `!…`, where the value ends; the value is not read", at: token.start)
        }
    }

    private mutating func setFlag(_ word: Range<Int>) -> Bool {
        if source.isWord(word, "important") {
            value.isImportant = true
        } else if source.isWord(word, "default") {
            value.isDefault = true
        } else if source.isWord(word, "global") {
            value.isGlobal = true
        } else {
            return false
        }
        return true
    }

    mutating func count(_ token: StylesheetToken) throws(StylesheetProblem) {
        length += 1
        if length > StylesheetLimits.valueLength { throw .tooLong(at: token.start) }
    }
}

extension StylesheetValueParser {
    mutating func readFunction(
        _ name: String,
        at token: StylesheetToken,
        style: PartList.Style,
        depth: Int
    ) throws(StylesheetProblem) -> ValuePart.Kind {
        let name = name.lowercased()
        if name == "var", let reference = try readReference(openedBy: token, style: style, depth: depth) {
            return reference
        }
        let inside: PartList.Style = Self.calculations.contains(name) ? .calculation : style.inArguments
        let arguments = try readParts(until: .closeParenthesis, openedBy: token, inside, depth: depth)
        switch name {
        case "light-dark": value.hasAppearances = true
        case "map.get", "map-get":
            if let entry = SassMap.entry(named: arguments) { return .reference(entry, fallback: nil) }
        case "math.div":
            return .function("calc", arguments.map { $0.kind == .comma ? ValuePart(.slash, at: $0.location) : $0 })
        default: break
        }
        return .function(name, arguments)
    }

    /// Functions with arguments that calculate by themselves.
    private static let calculations: Set<String> = [
        "calc", "-webkit-calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "sqrt", "pow", "hypot",
    ]

    /// Starts behind `var(`; nil if no name of a custom property stands there, and then nothing is read.
    private mutating func readReference(
        openedBy opening: StylesheetToken,
        style: PartList.Style,
        depth: Int
    ) throws(StylesheetProblem) -> ValuePart.Kind? {
        let start = tokenizer.position
        let first = tokenizer.nextBehindTrivia()
        guard first.kind == .word || first.kind == .interpolation else {
            tokenizer.position = start
            return nil
        }
        let name: TokenName
        if first.kind == .interpolation || beginsInterpolation(at: first.end) {
            let text = try compositeText(beginningWith: first, depth: depth)
            guard text.hasPrefix("--") else {
                throw .notEvaluated("\(StylesheetText.quoted(text)) is no name for var()", at: first.start)
            }
            name = TokenName(String(text.dropFirst(2)))
        } else if tokenizer.isDeclarable(first) {
            name = TokenName(source.text(first.start + 2..<first.end))
        } else {
            tokenizer.position = start
            return nil
        }
        let next = tokenizer.nextBehindTrivia()
        switch next.kind {
        case .closeParenthesis: return .reference(name, fallback: nil)
        case .comma:
            let parts = try readParts(until: .closeParenthesis, openedBy: opening, style.inArguments, depth: depth)
            return .reference(name, fallback: parts)
        default:
            tokenizer.position = next.start
            throw .syntax(
                "behind the name in var() stands neither a comma nor its end; the value is not read",
                at: next.start
            )
        }
    }

    // MARK: Modules

    /// Whether the word is the name of a module: `primitives.$blue`, `map.get(…)`.
    func isModule(_ word: StylesheetToken) -> Bool {
        let dot = word.end
        guard tokenizer.byte(at: dot) == UInt8(ascii: ".") else { return false }
        if tokenizer.byte(at: dot + 1) == UInt8(ascii: "$") { return tokenizer.beginsName(at: dot + 2) }
        guard tokenizer.beginsName(at: dot + 1) else { return false }
        var ahead = tokenizer
        ahead.position = dot + 1
        ahead.skipName()
        return ahead.byte(at: ahead.position) == UInt8(ascii: "(")
    }

    /// Adds the variable or function of a module. Its file does not matter, as all tokens are in one graph.
    mutating func appendMember(
        of module: StylesheetToken,
        to list: inout PartList,
        depth: Int
    ) throws(StylesheetProblem) {
        tokenizer.position = module.end + 1
        let member = tokenizer.next()
        guard member.kind == .function else {
            try append(member, to: &list, depth: depth)
            return
        }
        let name = source.text(module.start..<member.end - 1)
        let kind = try readFunction(name, at: member, style: list.style, depth: depth)
        list.append(kind, at: source.location(of: module.start), end: tokenizer.position)
    }
}

struct StylesheetValue {
    var parts: [ValuePart] = []
    var isImportant = false
    var isDefault = false
    var isGlobal = false
    /// Whether `light-dark()` stands in it somewhere.
    var hasAppearances = false
    var hasVariables = false
    var hasKeys = false
}
