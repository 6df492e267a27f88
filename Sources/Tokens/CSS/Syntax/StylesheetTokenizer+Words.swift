import Core

extension StylesheetTokenizer {
    /// Whether a backslash stands here that is not lost at the end of a line.
    func beginsEscape(at offset: Int) -> Bool {
        isInside(offset + 1) && byte(at: offset) == UInt8(ascii: "\\") && !Bytes.isLineBreak(byte(at: offset + 1))
    }

    func beginsName(at offset: Int) -> Bool {
        guard isInside(offset) else { return false }
        let byte = bytes[offset]
        if Bytes.beginsName(byte) { return true }
        if byte == UInt8(ascii: "\\") { return beginsEscape(at: offset) }
        guard byte == UInt8(ascii: "-"), isInside(offset + 1) else { return false }
        let next = bytes[offset + 1]
        if next == UInt8(ascii: "-") { return !(isInside(offset + 2) && bytes[offset + 2] == UInt8(ascii: ">")) }
        return Bytes.beginsName(next) || beginsEscape(at: offset + 1)
    }

    mutating func skipName() {
        while isInside(position) {
            if Bytes.continuesName(bytes[position]) {
                position += 1
            } else if beginsEscape(at: position) {
                position = StylesheetEscapes.end(of: position, in: bytes)
            } else {
                return
            }
        }
    }

    mutating func readWord() -> StylesheetToken.Kind {
        let start = position
        skipName()
        guard isInside(position), bytes[position] == UInt8(ascii: "(") else { return .word }
        let isURL = StylesheetText.isWord(start..<position, "url", in: bytes)
        position += 1
        return isURL ? readURL() : .function
    }

    // MARK: Numbers

    func beginsNumber(at offset: Int) -> Bool {
        let first = byte(at: offset)
        if first.isASCIIDigit { return true }
        switch first {
        case UInt8(ascii: "."): return byte(at: offset + 1).isASCIIDigit
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            let second = byte(at: offset + 1)
            return second.isASCIIDigit || (second == UInt8(ascii: ".") && byte(at: offset + 2).isASCIIDigit)
        default: return false
        }
    }

    mutating func readNumber() -> StylesheetToken.Kind {
        position = StylesheetNumber.end(of: position, in: bytes)
        if byte(at: position) == UInt8(ascii: "%") {
            position += 1
            return .percentage
        }
        guard beginsName(at: position) else { return .number }
        skipName()
        return .dimension
    }

    // MARK: Strings and addresses

    mutating func readString(endingWith quote: UInt8) -> StylesheetToken.Kind {
        position += 1
        while isInside(position) {
            let byte = bytes[position]
            if byte == quote {
                position += 1
                return .string
            }
            if Bytes.isLineBreak(byte) { return .unclosedString }
            // A line break behind a backslash belongs to the string, and `\r\n` is one.
            if byte == UInt8(ascii: "\\"), isInside(position + 1) {
                let isPair =
                    bytes[position + 1] == UInt8(ascii: "\r") && self.byte(at: position + 2) == UInt8(ascii: "\n")
                position += isPair ? 3 : 2
            } else {
                position += 1
            }
        }
        return .unclosedString
    }

    /// Starts behind `url(`: a function where a quote follows, and otherwise all up to its closing parenthesis.
    private mutating func readURL() -> StylesheetToken.Kind {
        let inside = position
        skipSpace()
        if byte(at: position) == UInt8(ascii: "\"") || byte(at: position) == UInt8(ascii: "'") {
            position = inside
            return .function
        }
        var kind = StylesheetToken.Kind.url
        while isInside(position), bytes[position] != UInt8(ascii: ")") {
            if beginsEscape(at: position) {
                position = StylesheetEscapes.end(of: position, in: bytes)
                continue
            }
            if Bytes.isSpace(bytes[position]) {
                skipSpace()
                if isInside(position), bytes[position] != UInt8(ascii: ")") { kind = .malformedURL }
                continue
            }
            if [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "\\")].contains(bytes[position])
            {
                kind = .malformedURL
            }
            position += 1
        }
        guard isInside(position) else { return .malformedURL }
        position += 1
        return kind
    }
}
