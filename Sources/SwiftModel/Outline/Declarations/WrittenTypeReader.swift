/// Stops behind the type, as nobody knows before where it ends. An unknown form becomes `other` with its text.
struct WrittenTypeReader {
    private static let depthLimit = 32
    private static let longestText = 60

    private let source: SwiftTokens
    private let end: Int
    /// The next token, and how many bytes of it are read: `>>?` is three signs in a type.
    private(set) var token: Int
    private var consumed = 0
    private var depth = 0
    /// `@escaping`, `@ViewBuilder` and others that stand before the type as a whole.
    private(set) var attributes: [String] = []

    init(_ source: SwiftTokens, _ tokens: Range<Int>) {
        self.source = source
        token = tokens.lowerBound
        end = tokens.upperBound
    }

    var isAtEnd: Bool { token >= end }

    mutating func type() -> WrittenType {
        let start = token
        guard depth < Self.depthLimit else { return skip(from: start) }
        depth += 1
        defer { depth -= 1 }
        skipPrefixes()
        guard let first = single(start) else { return skip(from: start) }
        var parts = [first]
        while sign() == UInt8(ascii: "&"), isWholeSign {
            advance()
            skipPrefixes()
            guard let part = single(start) else { return skip(from: start) }
            parts.append(part)
        }
        return parts.count == 1 ? first : .composition(parts)
    }

    // MARK: Pieces

    private mutating func single(_ start: Int) -> WrittenType? {
        guard var type = plain() else { return nil }
        while !isAtEnd {
            // Marks that stand apart are operators of the code behind the type.
            guard consumed > 0 || !source.tokens[token].isBehindSpace else { break }
            if sign() == UInt8(ascii: "?") || sign() == UInt8(ascii: "!") {
                advance()
                if !type.isOptional { type = .optional(type) }
            } else if consumed == 0, source.tokens[token].kind == .dot, isWord(token + 1) {
                guard case .named(let path, let arguments) = type, ["Type", "Protocol"].contains(text(token + 1)) else {
                    return nil
                }
                token += 2
                type = .named(path + ["Type"], arguments: arguments)
            } else {
                break
            }
        }
        return type
    }

    private mutating func plain() -> WrittenType? {
        guard !isAtEnd, consumed == 0 else { return nil }
        switch source.tokens[token].kind {
        case .open where source.isSign(token, "["): return collection()
        case .open where source.isSign(token, "("): return parenthesized()
        case .word: return word()
        default: return nil
        }
    }

    private mutating func word() -> WrittenType? {
        switch text(token) {
        case "some":
            token += 1
            // Not the case of an optional.
            return WrittenType.some(type())
        case "any":
            token += 1
            return type()
        case "repeat", "each": return nil
        default: return named()
        }
    }

    private mutating func named() -> WrittenType? {
        var path: [String] = []
        var arguments: [WrittenType] = []
        while !isAtEnd, consumed == 0, isWord(token) {
            path.append(text(token))
            token += 1
            if sign() == UInt8(ascii: "<"), consumed > 0 || !source.tokens[token].isBehindSpace {
                guard let read = genericArguments() else { return nil }
                arguments = read
            }
            guard !isAtEnd, consumed == 0, source.tokens[token].kind == .dot, isWord(token + 1),
                !["Type", "Protocol"].contains(text(token + 1))
            else { break }
            // The arguments of an outer type don't count where types are told apart here.
            arguments = []
            token += 1
        }
        return path.isEmpty ? nil : Self.plain(path, arguments)
    }

    private mutating func genericArguments() -> [WrittenType]? {
        advance()
        var arguments: [WrittenType] = []
        while !isAtEnd {
            arguments.append(type())
            if consumed == 0, !isAtEnd, source.tokens[token].kind == .comma {
                token += 1
            } else if sign() == UInt8(ascii: ">") {
                advance()
                return arguments
            } else {
                return nil
            }
        }
        return nil
    }

    private mutating func collection() -> WrittenType? {
        let closing = source.partners[token]
        token += 1
        let key = type()
        if token < closing, source.tokens[token].kind == .colon {
            token += 1
            let value = type()
            guard ends(at: closing) else { return nil }
            return .dictionary(key, value)
        }
        return ends(at: closing) ? .array(key) : nil
    }

    /// A tuple, the parameters of a function, or a type in parentheses.
    private mutating func parenthesized() -> WrittenType? {
        let closing = source.partners[token]
        var elements: [WrittenType] = []
        token += 1
        while token < closing {
            skipLabel(before: closing)
            elements.append(type())
            // `Int...` in the parameters of a function.
            if sign() == UInt8(ascii: "."), token < closing { token += 1 }
            guard consumed == 0, token <= closing else { return nil }
            if token < closing, source.tokens[token].kind == .comma { token += 1 } else { break }
        }
        guard ends(at: closing) else { return nil }
        if let effects = arrow() { return .function(elements, effects: effects, type()) }
        return elements.count == 1 ? elements[0] : .tuple(elements)
    }

    /// Reads the effects before an arrow, and the arrow too; nil where there is none.
    private mutating func arrow() -> String? {
        var effects: [String] = []
        var next = token
        while next < end, isWord(next), ["async", "throws", "rethrows"].contains(text(next)) {
            effects.append(text(next))
            next += 1
            if next < end, source.isSign(next, "("), effects.last == "throws" { next = source.partners[next] + 1 }
        }
        guard next < end, source.text(next).elementsEqual("->".utf8) else { return nil }
        token = next + 1
        return effects.joined(separator: " ")
    }

    private mutating func skipLabel(before closing: Int) {
        var next = token
        while next < closing, isWord(next) { next += 1 }
        if next > token, next - token <= 2, next < closing, source.tokens[next].kind == .colon { token = next + 1 }
    }

    private mutating func ends(at closing: Int) -> Bool {
        guard token == closing, consumed == 0 else { return false }
        token = closing + 1
        return true
    }

    private static let prefixes: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "nonisolated",
    ]

    /// Attributes, and words that say how a value is given and not of which type it is.
    private mutating func skipPrefixes() {
        while !isAtEnd, consumed == 0 {
            if source.tokens[token].kind == .at, isWord(token + 1) {
                let attribute = source.attribute(at: token, before: end)
                attributes.append(text(attribute.name))
                token = attribute.end
            } else if isWord(token), Self.prefixes.contains(text(token)), token + 1 < end,
                isWord(token + 1) || source.tokens[token + 1].kind == .open || source.tokens[token + 1].kind == .at
            {
                token += 1
            } else {
                return
            }
        }
    }

    private mutating func skip(from start: Int) -> WrittenType {
        consumed = 0
        while !isAtEnd {
            let kind = source.tokens[token].kind
            if kind == .comma || kind == .close || kind == .directive || kind == .semicolon { break }
            if source.isSign(token, "=") || source.isSign(token, "{") { break }
            if token > start, source.tokens[token].isBehindNewline { break }
            token = kind == .open ? min(source.partners[token] + 1, end) : token + 1
        }
        let text = source.spelled(start..<max(start, min(token, end)))
        return .other(text.count <= Self.longestText ? text : text.prefix(Self.longestText - 1) + "…")
    }

    // MARK: Spellings

    private static let modules: Set<String> = [
        "Swift", "SwiftUI", "SwiftUICore", "UIKit", "Foundation", "CoreGraphics", "Combine",
    ]

    private static func plain(_ path: [String], _ arguments: [WrittenType]) -> WrittenType {
        let path = path.count > 1 && modules.contains(path[0]) ? Array(path.dropFirst()) : path
        switch (path, arguments.count) {
        case (["Optional"], 1): return arguments[0].isOptional ? arguments[0] : .optional(arguments[0])
        case (["Array"], 1): return .array(arguments[0])
        case (["Dictionary"], 2): return .dictionary(arguments[0], arguments[1])
        case (["Void"], 0): return .void
        default: return .named(path, arguments: arguments)
        }
    }

    // MARK: Tokens

    private func isWord(_ index: Int) -> Bool { index < end && source.tokens[index].kind == .word }

    private func text(_ index: Int) -> String { source.name(index) }

    /// The next sign of an operator; nil where the next token is none.
    private func sign() -> UInt8? {
        guard !isAtEnd, source.tokens[token].kind == .operator else { return nil }
        let text = source.text(token)
        return text[text.startIndex + consumed]
    }

    private var isWholeSign: Bool { consumed == 0 && source.tokens[token].range.count == 1 }

    private mutating func advance() {
        consumed += 1
        if consumed == source.tokens[token].range.count {
            token += 1
            consumed = 0
        }
    }
}
