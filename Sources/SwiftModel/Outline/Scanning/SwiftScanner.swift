/// Knows the text in which brackets and quotes mean nothing: comments within comments, strings of all kinds with code
/// within them, regular expressions. The meaning of words is not its business, and no toolchain is asked.
struct SwiftScanner {
    private static let depthLimit = 32

    let bytes: [UInt8]
    /// Whether `/…/` can be a regular expression. In the Swift 5 language mode it is none.
    private let readsBareRegex: Bool
    var offset = 0
    private(set) var tokens: [SwiftToken] = []
    /// Ranges of the comments, ascending. A line comment ends before its line break.
    private(set) var comments: [Range<Int>] = []

    init(_ bytes: [UInt8], readsBareRegex: Bool) {
        self.bytes = bytes
        self.readsBareRegex = readsBareRegex
        tokens.reserveCapacity(bytes.count / 5)
    }

    mutating func scan() throws(SwiftFault) {
        if has("#!") { skipLine() }
        var state = State(isBehindSpace: true)
        while try skipSpace(&state, in: .file) {
            let start = offset
            if start == 0 || bytes[start - 1].isLineBreak, isConflictMarker {
                throw SwiftFault(.conflictMarker, at: start)
            }
            let kind = try token(state, in: .file)
            tokens.append(
                SwiftToken(
                    kind: kind,
                    range: start..<offset,
                    isBehindNewline: state.isBehindNewline,
                    isBehindSpace: state.isBehindSpace
                )
            )
            state = State(end: offset, isOperand: endsOperand(kind, start))
        }
    }

    // MARK: Between tokens

    enum Place {
        case file
        /// Parentheses within a string; a line may end there if the string may have several.
        case string(depth: Int, mayBreak: Bool)
    }

    private struct State {
        var end = 0
        /// Whether a value ends here, so that `/` behind it divides.
        var isOperand = false
        var isBehindNewline = false
        var isBehindSpace = false
    }

    /// Goes to the next token; false at the end of the file, or of the code that may stand in a string.
    private mutating func skipSpace(_ state: inout State, in place: Place) throws(SwiftFault) -> Bool {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte.isLineBreak {
                if case .string(_, mayBreak: false) = place { return false }
                state.isBehindNewline = true
                offset += 1
            } else if byte.isBlank || byte == 0 || byte == 0x0B || byte == 0x0C {
                offset += 1
            } else if has("//") {
                let start = offset
                skipLine()
                if case .file = place { comments.append(start..<offset) }
            } else if has("/*") {
                let start = offset
                try skipBlockComment()
                if bytes[start..<offset].contains(where: \.isLineBreak) { state.isBehindNewline = true }
                if case .file = place { comments.append(start..<offset) }
            } else {
                state.isBehindSpace = state.isBehindSpace || offset > state.end
                return true
            }
        }
        return false
    }

    private mutating func skipLine() {
        while offset < bytes.count, !bytes[offset].isLineBreak { offset += 1 }
    }

    private mutating func skipBlockComment() throws(SwiftFault) {
        let start = offset
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                offset += 2
            } else if has("*/") {
                depth -= 1
                offset += 2
            } else if offset < bytes.count {
                offset += 1
            } else {
                throw SwiftFault(.unendedComment, at: start)
            }
        } while depth > 0
    }

    // MARK: Tokens

    private mutating func token(_ state: State, in place: Place) throws(SwiftFault) -> SwiftToken.Kind {
        let byte = bytes[offset]
        if byte.beginsWord {
            skipWord()
            return .word
        }
        if byte.isASCIIDigit {
            skipNumber()
            return .number
        }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return single(.open)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return single(.close)
        case UInt8(ascii: ","): return single(.comma)
        case UInt8(ascii: ";"): return single(.semicolon)
        case UInt8(ascii: ":"): return single(.colon)
        case UInt8(ascii: "@"): return single(.at)
        case UInt8(ascii: "`"): return backtickedWord()
        case UInt8(ascii: "\""), UInt8(ascii: "#"): return try literalOrHash(in: place)
        case UInt8(ascii: "/") where readsBareRegex && !state.isOperand && skipBareRegex(): return .regex
        case UInt8(ascii: "."):
            if !has("..") { return single(.dot) }
            while offset < bytes.count, bytes[offset] == UInt8(ascii: ".") || bytes[offset].isOperator { offset += 1 }
            return .operator
        default:
            // A byte that is nothing in Swift is the compiler's to refuse.
            offset += 1
            while offset < bytes.count, bytes[offset].isOperator, !has("//"), !has("/*") { offset += 1 }
            return .operator
        }
    }

    private mutating func single(_ kind: SwiftToken.Kind) -> SwiftToken.Kind {
        offset += 1
        return kind
    }

    private mutating func skipWord() {
        while offset < bytes.count, bytes[offset].continuesWord { offset += 1 }
    }

    private mutating func skipNumber() {
        let isHexadecimal = has("0x")
        while offset < bytes.count {
            let byte = bytes[offset]
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            let last = offset > 0 ? bytes[offset - 1] | 0x20 : 0
            let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            let isExponent = last == UInt8(ascii: isHexadecimal ? "p" : "e")
            guard
                byte.continuesWord || next.isASCIIDigit && (byte == UInt8(ascii: ".") || isSign && isExponent)
            else { return }
            offset += 1
        }
    }

    /// A name in backticks, or a lone backtick, which is nothing.
    private mutating func backtickedWord() -> SwiftToken.Kind {
        var end = offset + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !bytes[end].isLineBreak { end += 1 }
        let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "`")
        offset = isClosed ? end + 1 : offset + 1
        return isClosed ? .word : .operator
    }

    private mutating func literalOrHash(in place: Place) throws(SwiftFault) -> SwiftToken.Kind {
        var end = offset
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        let hashes = end - offset
        if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
            try skipString(hashes: hashes, in: place)
            return .string
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: "/"), try skipExtendedRegex(hashes: hashes) { return .regex }
        offset += 1
        let start = offset
        skipWord()
        guard case .file = place, Directive(rawValue: String(decoding: bytes[start..<offset], as: UTF8.self)) != nil
        else {
            return .hashWord
        }
        // The condition is not looked into; a comment behind it is one.
        while offset < bytes.count, !bytes[offset].isLineBreak, !has("//"), !has("/*") { offset += 1 }
        while bytes[offset - 1].isBlank { offset -= 1 }
        return .directive
    }

    private func endsOperand(_ kind: SwiftToken.Kind, _ start: Int) -> Bool {
        switch kind {
        case .number, .string, .regex, .close, .hashWord: true
        case .word: !WordSet.beforeValue.contains(bytes[start..<offset])
        case .operator:
            // `a! / b` and `Int? / …`: a sign close to a value belongs to it.
            start > 0 && (bytes[start - 1].continuesWord || bytes[start - 1] == UInt8(ascii: ")"))
                && (bytes[start] == UInt8(ascii: "!") || bytes[start] == UInt8(ascii: "?"))
        default: false
        }
    }

    // MARK: Code in strings

    /// `offset` stands behind the opening parenthesis of the interpolation, and goes behind the closing one.
    mutating func skipInterpolation(_ opening: Int, depth: Int, mayBreak: Bool) throws(SwiftFault) {
        guard depth < Self.depthLimit else { throw SwiftFault(.tooDeep, at: opening) }
        let place = Place.string(depth: depth, mayBreak: mayBreak)
        var closing = [UInt8(ascii: ")")]
        var state = State(isBehindSpace: true)
        while try skipSpace(&state, in: place) {
            let start = offset
            let kind = try token(state, in: place)
            if kind == .open {
                closing.append(bytes[start].closingBracket)
            } else if kind == .close {
                guard closing.popLast() == bytes[start] else { throw SwiftFault(.unopenedBracket, at: start) }
                if closing.isEmpty { return }
            }
            state = State(end: offset, isOperand: endsOperand(kind, start))
        }
        throw SwiftFault(.unendedString, at: opening)
    }

    // MARK: Looking ahead

    func has(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + $0.count]) }
    }

    private var isConflictMarker: Bool { has("<<<<<<< ") || has(">>>>>>> ") || has("||||||| ") }
}
