import Core
import WebModel

/// Values that a text lists: `'s'`, `'m'` or `'l'`; `"box", "pill"`; all standard `Tone` values and one more.
struct ValueList: Equatable {
    private(set) var literals: [WebType.Literal] = []
    /// Aliases that belong to the list with all their values.
    private(set) var bases: [String] = []
    /// Whether the values are spelled as members of an enum, `Box`, so that the text on the wire is not told.
    private(set) var areMemberNames = false
    private(set) var place: SourceLocation

    /// The list that a text consists of; prose behind it is allowed, prose in it is not.
    init?(_ pieces: [DocsText.Piece], at place: SourceLocation) {
        self.place = place
        let tokens = ValueToken.tokens(of: pieces)
        guard let start = tokens.firstIndex(where: \.isValue) else {
            guard readWords(tokens) else { return nil }
            return
        }
        let before = tokens[..<start]
        guard before.allSatisfy({ Self.isOpening($0) }) else { return nil }
        read(tokens[start...], isAll: before.contains(.word("all")) || before.contains(.word("All")))
        guard isSure else { return nil }
    }

    init?(_ text: DocsText) {
        self.init(text.pieces, at: text.contentPlace)
    }

    init?(bullets: [DocsText]) {
        guard let first = bullets.first else { return nil }
        place = first.place
        var values: [ListedValue] = []
        for bullet in bullets {
            let tokens = Array(ValueToken.tokens(of: bullet.pieces).drop { Self.isOpening($0) })
            guard case .value(let value) = tokens.first else { return nil }
            if let base = value.word, base.first?.isUppercase == true, tokens.count > 1, tokens[1] == .word("values") {
                bases.append(base)
                continue
            }
            // `Small = 's'` and `Small`: `'s'` say both; the second is the value that goes over the wire.
            if tokens.count > 2, tokens[1] == .mark("=") || tokens[1] == .mark(":"), case .value(let wire) = tokens[2] {
                values.append(wire)
            } else {
                values.append(value)
            }
        }
        add(values)
    }

    static func areExplained(_ bullets: [DocsText]) -> Bool {
        bullets.contains { bullet in
            ValueToken.tokens(of: bullet.pieces).contains {
                if case .word = $0 { !isOpening($0) } else { false }
            }
        }
    }

    /// The list behind “Options:” or “One of” in a description.
    init?(optionsIn tokens: [ValueToken], at place: SourceLocation) {
        self.place = place
        for (index, token) in tokens.enumerated() {
            guard case .word(let word) = token else { continue }
            var start = index + 1
            switch word.lowercased() {
            case "options", "values", "choices":
                guard start < tokens.count, tokens[start] == .mark(":") else { continue }
                start += 1
            case "of":
                guard index > 0, case .word(let before) = tokens[index - 1], before.lowercased() == "one" else {
                    continue
                }
                if start < tokens.count, tokens[start] == .mark(":") { start += 1 }
            default: continue
            }
            guard start < tokens.count, tokens[start].isValue else { continue }
            read(tokens[start...], isAll: false)
            if isSure { return }
        }
        return nil
    }

    /// The list behind a colon that closes a sentence: ``…: `anchor`, `start` or `end`.``
    init?(mentionedIn tokens: [ValueToken], at place: SourceLocation) {
        self.place = place
        for (index, token) in tokens.enumerated() where token == .mark(":") && index + 2 < tokens.count {
            guard tokens[index + 1].isValue else { continue }
            let before = tokens[..<index].last { $0 != .mark(".") }
            if case .word(let word) = before, Self.exampleWords.contains(word.lowercased()) { continue }
            let end = read(tokens[(index + 1)...], isAll: false)
            let isClosed = end == tokens.endIndex || tokens[end] == .mark(".") || tokens[end] == .mark(")")
            if isClosed, literals.count > 1 { return }
            literals = []
            bases = []
        }
        return nil
    }

    private static let exampleWords: Set<String> = ["e.g", "example", "examples", "like", "as"]

    /// Words without any quotes or code: `small, medium, large`.
    private mutating func readWords(_ tokens: [ValueToken]) -> Bool {
        var values: [ListedValue] = []
        for (index, token) in tokens.enumerated() {
            switch token {
            case .word(let word) where index % 2 == 0:
                guard let value = ListedValue(code: word) else { return false }
                values.append(value)
            case .mark(","), .mark("|"), .mark("/"), .word("or"):
                guard index % 2 == 1 else { return false }
            default: return false
            }
        }
        guard values.count > 1, tokens.count == 2 * values.count - 1 else { return false }
        add(values)
        return true
    }

    private static func isOpening(_ token: ValueToken) -> Bool {
        guard case .word(let word) = token else { return token == .mark(":") }
        return ["all", "one", "of", "either", "standard", "the", "values", "any"].contains(word.lowercased())
    }

    /// Reads values and their separators; returns where the list ends.
    @discardableResult
    private mutating func read(_ tokens: ArraySlice<ValueToken>, isAll: Bool) -> Int {
        var values: [ListedValue] = []
        var index = tokens.startIndex
        var isAll = isAll
        var isSeparated = true
        loop: while index < tokens.endIndex {
            switch tokens[index] {
            case .value(let value):
                guard isSeparated else { break loop }
                let isBase = isAll || (index + 1 < tokens.endIndex && tokens[index + 1] == .word("values"))
                if isBase, let word = value.word, word.first?.isUppercase == true {
                    bases.append(word)
                } else {
                    values.append(value)
                }
                isAll = false
                isSeparated = false
            case .mark(","), .mark("|"), .mark("/"), .mark("+"): isSeparated = true
            case .word(let word):
                switch word.lowercased() {
                case "or", "and", "plus": isSeparated = true
                case "all": isAll = true
                case "values", "value", "standard", "the", "also": break
                default: break loop
                }
            case .mark("("):
                // A remark on the value before: `s` (small).
                guard let close = tokens[index...].prefix(100).firstIndex(of: .mark(")")) else { break loop }
                index = close
            default: break loop
            }
            index += 1
        }
        add(values)
        return index
    }

    private mutating func add(_ values: [ListedValue]) {
        var known = Set(literals)
        for value in values where known.insert(value.literal).inserted { literals.append(value.literal) }
        areMemberNames = !values.isEmpty && values.allSatisfy { $0.word?.first?.isUppercase == true }
        hasQuotes = values.contains(where: \.isQuoted)
    }

    private var hasQuotes = false

    /// Whether this is surely a list: a single bare value is none, as `0` may be the beginning of “`0` to `100`”.
    private var isSure: Bool { literals.count > 1 || !bases.isEmpty || (literals.count == 1 && hasQuotes) }
}

struct ListedValue: Equatable {
    let literal: WebType.Literal
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

    var word: String? { if case .string(let word) = literal, !isQuoted { word } else { nil } }
}
