/// Cuts a declaration file into tokens and pairs the brackets, in one pass and without recursion. `WebTypeParser` has
/// another lexer, which refuses a text as a whole: this one goes on behind a mistake.
struct DeclarationLexer {
    struct Problem {
        let message: String
        let offset: Int
    }

    private let bytes: [UInt8]
    private var position = 0
    private(set) var tokens: [DeclarationToken] = []
    private(set) var problems: [Problem] = []
    private var open: [Int] = []
    /// Number of open brackets of each kind, so that a bracket that closes nothing is known at once.
    private var openCounts = [UInt8: Int]()
    private var comment: Range<Int>?

    /// Reads all bytes; the last token is of the kind `end`.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 6 + 2)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        while true {
            let hasLineBreak = skipTrivia()
            guard position < bytes.count else {
                append(.end, from: bytes.count, hasLineBreak)
                break
            }
            readToken(hasLineBreak)
        }
        for index in open { tokens[index].partner = tokens.count - 1 }
        if let first = open.first { report("this bracket is never closed", at: tokens[first].start) }
    }

    private func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private mutating func report(_ message: String, at offset: Int) {
        guard !problems.contains(where: { $0.message == message }) else { return }
        problems.append(Problem(message: message, offset: offset))
    }

    // MARK: Spaces and comments

    private mutating func skipTrivia() -> Bool {
        var hasLineBreak = false
        comment = nil
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                hasLineBreak = true
                position += 1
            } else if byte <= UInt8(ascii: " ") {
                position += 1
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while let next = peek(0), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { position += 1 }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                hasLineBreak = skipBlockComment() || hasLineBreak
            } else {
                break
            }
        }
        return hasLineBreak
    }

    private mutating func skipBlockComment() -> Bool {
        let start = position
        var hasLineBreak = false
        position += 2
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                // `/**/` is no JSDoc.
                if position > start + 2, bytes[start + 2] == UInt8(ascii: "*") { comment = start + 3..<position }
                position += 2
                return hasLineBreak
            }
            if bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r") { hasLineBreak = true }
            position += 1
        }
        report("this comment is never closed", at: start)
        return hasLineBreak
    }

    // MARK: Tokens

    private mutating func readToken(_ hasLineBreak: Bool) {
        let start = position
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            skipString(byte)
            append(.string, from: start, hasLineBreak)
        case UInt8(ascii: "`"):
            skipTemplate()
            append(.template, from: start, hasLineBreak)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            position += 1
            while let next = peek(0), DeclarationLexer.belongsToNumber(next) { position += 1 }
            append(.number, from: start, hasLineBreak)
        case UInt8(ascii: "=") where peek(1) == UInt8(ascii: ">"):
            position += 2
            append(.arrow, from: start, hasLineBreak)
        case UInt8(ascii: ".") where peek(1) == byte && peek(2) == byte:
            position += 3
            append(.ellipsis, from: start, hasLineBreak)
        case _ where DeclarationLexer.belongsToWord(byte) || byte == UInt8(ascii: "#"):
            position += 1
            while let next = peek(0), DeclarationLexer.belongsToWord(next) { position += 1 }
            append(.word, from: start, hasLineBreak)
        default:
            position += 1
            append(.symbol, from: start, hasLineBreak)
            pair(byte)
        }
    }

    private mutating func append(_ kind: DeclarationToken.Kind, from start: Int, _ hasLineBreak: Bool) {
        let byte = start < bytes.count ? bytes[start] : 0
        tokens.append(
            DeclarationToken(
                kind: kind,
                byte: byte,
                hasLineBreakBefore: hasLineBreak,
                start: start,
                end: position,
                comment: comment
            )
        )
    }

    private static func belongsToWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: byte >= 0x80
        }
    }

    private static func belongsToNumber(_ byte: UInt8) -> Bool {
        belongsToWord(byte) || byte == UInt8(ascii: ".")
    }

    private mutating func skipString(_ quote: UInt8) {
        let start = position
        position += 1
        while let byte = peek(0), byte != quote {
            guard byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
                report("this string is never closed", at: start)
                return
            }
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        if position < bytes.count {
            position += 1
        } else {
            position = bytes.count
            report("this string is never closed", at: start)
        }
    }

    /// Types inside of a template may have templates of their own.
    private mutating func skipTemplate() {
        let start = position
        var surroundings = [UInt8(ascii: "`")]
        position += 1
        while let surrounding = surroundings.last {
            guard let byte = peek(0) else {
                position = bytes.count
                report("this template is never closed", at: start)
                return
            }
            let isText = surrounding == UInt8(ascii: "`")
            switch byte {
            case UInt8(ascii: "\\") where isText: position += 1
            case UInt8(ascii: "`") where isText, UInt8(ascii: "}") where !isText: surroundings.removeLast()
            case UInt8(ascii: "$") where isText && peek(1) == UInt8(ascii: "{"):
                surroundings.append(UInt8(ascii: "{"))
                position += 1
            case UInt8(ascii: "{") where !isText, UInt8(ascii: "`") where !isText: surroundings.append(byte)
            default: break
            }
            position += 1
        }
        position = min(position, bytes.count)
    }

    // MARK: Brackets

    private mutating func pair(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            open.append(tokens.count - 1)
            openCounts[byte, default: 0] += 1
        case UInt8(ascii: ")"): close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): close(UInt8(ascii: "["))
        case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
        default: break
        }
    }

    private mutating func close(_ opening: UInt8) {
        let index = tokens.count - 1
        guard openCounts[opening, default: 0] > 0 else {
            report("this bracket closes nothing", at: tokens[index].start)
            return
        }
        while let last = open.popLast() {
            let byte = tokens[last].byte
            openCounts[byte, default: 0] -= 1
            tokens[last].partner = index
            if byte == opening { return }
            report("this bracket is never closed", at: tokens[last].start)
        }
    }
}
