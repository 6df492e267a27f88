/// Cuts as CSS Syntax Level 3 says, looks at no byte more than a few times and keeps nothing of the passed bytes.
struct StylesheetTokenizer {
    typealias Bytes = StylesheetBytes

    let bytes: [UInt8]
    var position: Int
    /// Whether `//` begins a comment, as it does in SCSS everywhere but in the value of a custom property.
    var readsLineComments = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The byte so far ahead; NUL behind the end, where it has to be told from a NUL by `isInside`.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    @inline(__always)
    func isInside(_ offset: Int) -> Bool { offset < bytes.count }

    mutating func next() -> StylesheetToken {
        let start = position
        guard isInside(start) else { return StylesheetToken(kind: .end, range: bytes.count..<bytes.count) }
        let kind = readToken(bytes[start])
        return StylesheetToken(kind: kind, range: start..<position)
    }

    mutating func nextBehindTrivia() -> StylesheetToken {
        var token = next()
        while token.isTrivia { token = next() }
        return token
    }

    private mutating func readToken(_ byte: UInt8) -> StylesheetToken.Kind {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
            skipSpace()
            return .space
        case UInt8(ascii: ":"): return single(.colon)
        case UInt8(ascii: ";"): return single(.semicolon)
        case UInt8(ascii: ","): return single(.comma)
        case UInt8(ascii: "("): return single(.openParenthesis)
        case UInt8(ascii: ")"): return single(.closeParenthesis)
        case UInt8(ascii: "{"): return single(.openBrace)
        case UInt8(ascii: "}"): return single(.closeBrace)
        case UInt8(ascii: "["): return single(.openBracket)
        case UInt8(ascii: "]"): return single(.closeBracket)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return readString(endingWith: byte)
        case UInt8(ascii: "/"): return readComment()
        default:
            if beginsNumber(at: position) { return readNumber() }
            if beginsName(at: position) { return readWord() }
            return readSign(byte)
        }
    }

    private mutating func single(_ kind: StylesheetToken.Kind) -> StylesheetToken.Kind {
        position += 1
        return kind
    }

    mutating func skipSpace() {
        while isInside(position), Bytes.isSpace(bytes[position]) { position += 1 }
    }

    private mutating func readSign(_ byte: UInt8) -> StylesheetToken.Kind {
        let next = position + 1
        switch byte {
        case UInt8(ascii: "#") where isInside(next) && self.byte(at: next) == UInt8(ascii: "{"):
            position += 2
            return .interpolation
        case UInt8(ascii: "#")
        where isInside(next) && (Bytes.continuesName(self.byte(at: next)) || beginsEscape(at: next)):
            position += 1
            skipName()
            return .hash
        case UInt8(ascii: "$") where beginsName(at: next):
            position += 1
            skipName()
            return .variable
        case UInt8(ascii: "@") where beginsName(at: next):
            position += 1
            skipName()
            return .atWord
        case UInt8(ascii: "-") where has("-->"):
            position += 3
            return .markupComment
        case UInt8(ascii: "<") where has("<!--"):
            position += 4
            return .markupComment
        default: return single(.delimiter)
        }
    }

    private func has(_ sign: StaticString) -> Bool {
        guard position + sign.utf8CodeUnitCount <= bytes.count else { return false }
        return sign.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + $0.count]) }
    }

    private mutating func readComment() -> StylesheetToken.Kind {
        switch byte(at: position + 1) {
        case UInt8(ascii: "*"):
            position += 2
            while position + 1 < bytes.count {
                if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                    position += 2
                    return .comment
                }
                position += 1
            }
            position = bytes.count
            return .unclosedComment
        case UInt8(ascii: "/") where readsLineComments:
            while isInside(position), !Bytes.isLineBreak(bytes[position]) { position += 1 }
            return .lineComment
        default: return single(.delimiter)
        }
    }

    // MARK: Where declarations begin

    func isDeclarable(_ token: StylesheetToken) -> Bool {
        switch token.kind {
        case .variable: true
        case .word: byte(at: token.start) == UInt8(ascii: "-") && byte(at: token.start + 1) == UInt8(ascii: "-")
        default: false
        }
    }

    func beginsLine(_ token: StylesheetToken) -> Bool {
        var offset = token.start
        while offset > 0, Bytes.isSpace(bytes[offset - 1]) {
            offset -= 1
            if Bytes.isLineBreak(bytes[offset]) { return true }
        }
        return false
    }
}

extension StylesheetTokenizer {
    mutating func skipBlock() {
        var depth = 1
        while depth > 0 {
            switch next().kind {
            case .openBrace, .interpolation: depth += 1
            case .closeBrace: depth -= 1
            case .end: return
            default: break
            }
        }
    }

    /// Goes to the end of a declaration that can't be read, or to the custom property that begins a line before that.
    mutating func skipDeclaration() {
        var interpolations = 0
        var name: StylesheetToken?
        while true {
            let token = next()
            switch token.kind {
            case .colon:
                guard let name, beginsLine(name) else { break }
                position = name.start
                return
            case .semicolon, .end: return
            case .openBrace: skipBlock()
            case .interpolation: interpolations += 1
            case .closeBrace where interpolations > 0: interpolations -= 1
            case .closeBrace:
                position = token.start
                return
            default: break
            }
            if !token.isTrivia { name = token.kind == .word && isDeclarable(token) ? token : nil }
        }
    }
}
