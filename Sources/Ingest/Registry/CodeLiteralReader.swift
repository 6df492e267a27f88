import WebModel

struct CodeLiteralReader {
    struct Problem {
        let message: String
        let offset: Int
    }

    private static let depthLimit = 16
    /// Values in one literal; the largest set of variants of a real registry has some hundred.
    private static let valueLimit = 20_000

    let code: CodeModule
    private(set) var problems: [Problem] = []
    private var count = 0

    init(_ code: CodeModule) {
        self.code = code
    }

    mutating func literal(_ range: Range<Int>) -> CodeLiteral? { literal(range, depth: 0) }

    /// The pieces of tokens between commas; brackets stay whole.
    static func pieces(of range: Range<Int>, in code: CodeModule) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let token = code.tokens[index]
            if token.kind == .comma {
                pieces.append(start..<index)
                start = index + 1
            }
            index = token.kind.isOpening ? min(token.partner, range.upperBound - 1) + 1 : index + 1
        }
        if start < range.upperBound { pieces.append(start..<range.upperBound) }
        return pieces.filter { !$0.isEmpty }
    }

    private mutating func note(_ message: String, at index: Int) {
        problems.append(Problem(message: message, offset: code.tokens[index].start))
    }

    private mutating func literal(_ range: Range<Int>, depth: Int) -> CodeLiteral? {
        guard let first = range.first else { return nil }
        count += 1
        guard depth < CodeLiteralReader.depthLimit, count <= CodeLiteralReader.valueLimit else {
            if count <= CodeLiteralReader.valueLimit + 1 {
                note("this is nested deeper, or has more values, than is read", at: first)
            }
            return nil
        }
        let token = code.tokens[first]
        if token.kind.isOpening, token.kind != .leftParenthesis, token.partner >= range.upperBound {
            note("this bracket is never closed", at: first)
            return nil
        }
        // `{ … } as const`, `{ … } satisfies X`
        let end = token.kind.isOpening ? token.partner + 1 : first + 1
        let isWhole =
            end == range.upperBound
            || (end < range.upperBound && ["as", "satisfies"].contains(code.text(of: code.tokens[end])))
        let isNegative = token.kind == .minus && range.count == 2 && code.tokens[first + 1].kind == .number
        guard isWhole || isNegative else {
            note("this is no literal, and what it would be is not known", at: first)
            return nil
        }
        if isNegative { return .number("-" + code.text(of: code.tokens[first + 1])) }
        switch token.kind {
        case .string, .template:
            guard let text = code.content(of: token) else {
                let isOpen = !code.isClosed(token)
                note(
                    isOpen ? "this text is never closed" : "this text has parts that are only known at run time",
                    at: first
                )
                return nil
            }
            return .string(text)
        case .number, .bigint: return .number(code.text(of: token))
        case .word: return word(code.text(of: token), at: first)
        case .leftBrace: return object(first + 1..<token.partner, depth: depth)
        case .leftBracket:
            let pieces = CodeLiteralReader.pieces(of: first + 1..<token.partner, in: code)
            return .list(pieces.compactMap { literal($0, depth: depth + 1) })
        default:
            note("this is no literal, and what it would be is not known", at: first)
            return nil
        }
    }

    private mutating func word(_ word: String, at index: Int) -> CodeLiteral? {
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null", "undefined": return .nothing
        default:
            note("this is no literal, and what “\(word)” is is not known", at: index)
            return nil
        }
    }

    private mutating func object(_ range: Range<Int>, depth: Int) -> CodeLiteral {
        var members: [CodeLiteral.Member] = []
        var positions: [String: Int] = [:]
        for piece in CodeLiteralReader.pieces(of: range, in: code) {
            let key = code.tokens[piece.lowerBound]
            guard let name = code.name(of: key), piece.count > 2, code.tokens[piece.lowerBound + 1].kind == .colon
            else {
                note("this is no member with a plain name and a value", at: piece.lowerBound)
                continue
            }
            guard let value = literal(piece.lowerBound + 2..<piece.upperBound, depth: depth + 1) else { continue }
            let member = CodeLiteral.Member(name: name, value: value, offset: key.start)
            // Values of a repeated name count as in the language: the last one, where the name stood first.
            if let position = positions[name] {
                members[position] = member
            } else {
                positions[name] = members.count
                members.append(member)
            }
        }
        return .object(members)
    }
}
