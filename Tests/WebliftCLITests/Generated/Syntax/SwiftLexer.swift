/// Splits a Swift file into tokens: comments, nested too, are left out, and of strings, raw and multi-line ones included,
/// the interpolations remain, in round brackets. There are no regular expression literals in generated files.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var isFirstOnLine = true
    private var isSpaced = true
    private var documentation: [String] = []
    private(set) var tokens: [SwiftToken] = []
    /// The comments of one line that document nothing.
    private(set) var remarks: [SwiftRemark] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5)
        readTokens(until: nil)
    }

    private func byte(_ distance: Int = 0) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }

    private func starts(with text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    /// Passes over the bytes of a kind without a call for each: tests read millions of them.
    private mutating func skip(while holds: (UInt8) -> Bool) {
        let start = offset
        offset = bytes.withUnsafeBufferPointer { bytes in
            var end = start
            while end < bytes.count, holds(bytes[end]) { end += 1 }
            return end
        }
    }

    /// Reads to the end of the file or, inside of an interpolation, to the bracket that closes it.
    private mutating func readTokens(until closing: UInt8?) {
        var depth = 0
        while offset < bytes.count {
            let current = byte()
            switch current {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): readLineEnd()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
                skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 0 || $0 == 0x0B || $0 == 0x0C }
                isSpaced = true
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): readLineComment()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): readBlockComment()
            case UInt8(ascii: "\""): readString(hashes: 0)
            case UInt8(ascii: "#"): readHash()
            case UInt8(ascii: "`"): readEscapedName()
            case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
            case _ where Self.isNameByte(current): readName()
            default:
                if let closing, current == closing, depth == 0 { return }
                if current == UInt8(ascii: "(") { depth += 1 }
                if current == UInt8(ascii: ")") { depth -= 1 }
                readSymbol()
            }
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, _ text: String, isEscaped: Bool = false) {
        tokens.append(
            SwiftToken(
                kind: kind,
                text: text,
                line: line,
                isFirstOnLine: isFirstOnLine,
                isSpacedBefore: isSpaced,
                isEscaped: isEscaped,
                documentation: documentation
            )
        )
        if !documentation.isEmpty { documentation = [] }
        isFirstOnLine = false
        isSpaced = false
    }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private static func isNameRest(_ byte: UInt8) -> Bool {
        isNameByte(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

// MARK: - Space and comments

extension SwiftLexer {
    private mutating func readLineEnd() {
        if starts(with: "\r\n") { offset += 1 }
        offset += 1
        line += 1
        isFirstOnLine = true
        isSpaced = true
    }

    private var isAtLineEnd: Bool {
        offset >= bytes.count || byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r")
    }

    private mutating func readLineComment() {
        let start = offset
        skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let comment = text(from: start)
        if comment.hasPrefix("///") {
            documentation.append(String(comment.dropFirst(3)))
        } else {
            remarks.append(SwiftRemark(text: comment, line: line))
        }
        isSpaced = true
    }

    private mutating func readBlockComment() {
        let start = offset
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                offset += 2
            } else if starts(with: "*/") {
                depth -= 1
                offset += 2
            } else if isAtLineEnd {
                readLineEnd()
            } else {
                offset += 1
            }
        } while depth > 0 && offset < bytes.count
        let comment = text(from: start)
        if comment.hasPrefix("/**") { documentation.append(comment) }
        isSpaced = true
    }
}

// MARK: - Words, numbers and symbols

extension SwiftLexer {
    private mutating func readName() {
        let start = offset
        skip(while: Self.isNameRest)
        add(.word, text(from: start))
    }

    private mutating func readEscapedName() {
        offset += 1
        let start = offset
        while offset < bytes.count, byte() != UInt8(ascii: "`"), !isAtLineEnd { offset += 1 }
        add(.word, text(from: start), isEscaped: true)
        offset += 1
    }

    private mutating func readNumber() {
        let start = offset
        while Self.isNameRest(byte())
            || byte() == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
        {
            offset += 1
        }
        add(.number, text(from: start))
    }

    private mutating func readHash() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            offset += hashes
            return readString(hashes: hashes)
        }
        let start = offset
        offset += 1
        skip(while: Self.isNameRest)
        guard ["#if", "#elseif", "#else", "#endif"].contains(text(from: start)) else {
            return add(.word, text(from: start))
        }
        while !isAtLineEnd, !starts(with: "//") { offset += 1 }
        var end = offset
        while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        add(.directive, String(decoding: bytes[start..<end], as: UTF8.self))
    }

    private static let longer: [StaticString] = [
        "...", "..<", "===", "!==", "->", "==", "!=", "<=", "&&", "||", "??", "+=", "-=", "*=", "/=", "%=",
    ]

    private mutating func readSymbol() {
        let start = offset
        // The second byte tells most of the short ones at once: each longer one has one of these there.
        switch byte(1) {
        case UInt8(ascii: "="), UInt8(ascii: "."), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
            UInt8(ascii: "?"):
            offset += Self.longer.first { starts(with: $0) }?.utf8CodeUnitCount ?? 1
        default: offset += 1
        }
        add(.symbol, text(from: start))
    }
}

// MARK: - Strings

extension SwiftLexer {
    private mutating func readString(hashes: Int) {
        let isMultiline = starts(with: "\"\"\"")
        offset += isMultiline ? 3 : 1
        var start = offset
        while offset < bytes.count {
            skip {
                $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\n")
                    && $0 != UInt8(ascii: "\r")
            }
            if closesString(isMultiline: isMultiline, hashes: hashes) {
                add(.text, text(from: start))
                offset += (isMultiline ? 3 : 1) + hashes
                return
            }
            if byte() == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
                if byte(1 + hashes) == UInt8(ascii: "(") {
                    add(.text, text(from: start))
                    offset += 1 + hashes
                    readSymbol()
                    readTokens(until: UInt8(ascii: ")"))
                    readSymbol()
                    start = offset
                } else {
                    offset += 2 + hashes
                }
            } else if isAtLineEnd {
                // A string of one line ends here, whatever it lacks.
                guard isMultiline else { return add(.text, text(from: start)) }
                readLineEnd()
            } else {
                offset += 1
            }
        }
    }

    private func closesString(isMultiline: Bool, hashes: Int) -> Bool {
        guard isMultiline ? starts(with: "\"\"\"") : byte() == UInt8(ascii: "\"") else { return false }
        return hasHashes(hashes, after: isMultiline ? 3 : 1)
    }

    private func hasHashes(_ count: Int, after distance: Int) -> Bool {
        for index in 0..<count where byte(distance + index) != UInt8(ascii: "#") { return false }
        return true
    }
}
