/// Reads the tokens of JSON. Every function takes the offset to begin at and returns the offset behind the bytes that
/// it read. Bytes outside of strings need no check for UTF-8: the grammar allows only ASCII there.
struct JSONScanner {
    let bytes: UnsafeRawPointer
    let end: Int

    struct StringTraits {
        var hasEscapes = false
        var hasLoneSurrogates = false
    }

    @inline(__always)
    func byte(_ offset: Int) -> UInt8 { bytes.load(fromByteOffset: offset, as: UInt8.self) }

    /// Skips white space, and notes where lines begin: in JSON that can be nowhere else.
    @inline(__always)
    func skipWhitespace(_ start: Int, _ lineStarts: inout [UInt32]) -> Int {
        var offset = start
        while offset < end {
            let byte = byte(offset)
            if byte > 0x20 { return offset }
            if byte == 0x0A {
                offset += 1
                lineStarts.append(UInt32(truncatingIfNeeded: offset))
                // Indentation follows most line breaks.
                while offset + 8 <= end {
                    let spaces = ByteWord.spacesLength(ByteWord.load(bytes, at: offset))
                    offset += spaces
                    if spaces < 8 { break }
                }
            } else if byte == 0x20 || byte == 0x09 {
                offset += 1
            } else if byte == 0x0D {
                offset += 1
                if offset == end || self.byte(offset) != 0x0A { lineStarts.append(UInt32(truncatingIfNeeded: offset)) }
            } else {
                return offset
            }
        }
        return offset
    }

    /// Reads a string from behind its opening quote and returns the offset of the closing one.
    @inline(__always)
    func stringEnd(_ start: Int, _ traits: inout StringTraits) throws(JSONSyntaxError) -> Int {
        var offset = start
        while true {
            while offset + 8 <= end {
                let plain = ByteWord.plainTextLength(ByteWord.load(bytes, at: offset))
                offset += plain
                if plain < 8 { break }
            }
            guard offset < end else {
                throw JSONSyntaxError(.expected(.closingQuote), at: end, in: .string, from: start - 1)
            }
            let byte = byte(offset)
            if byte == UInt8(ascii: "\"") { return offset }
            if byte == UInt8(ascii: "\\") {
                traits.hasEscapes = true
                offset = try escapeEnd(offset, &traits, stringStart: start - 1)
            } else if byte >= 0x80 {
                let length = UTF8Sequence.length(bytes, at: offset, end: end)
                guard length > 0 else { throw JSONSyntaxError(.notUTF8, at: offset, in: .string, from: start - 1) }
                offset += length
            } else if byte < 0x20 {
                throw JSONSyntaxError(.controlCharacter, at: offset, in: .string, from: start - 1)
            } else {
                offset += 1
            }
        }
    }

    private func escapeEnd(
        _ start: Int,
        _ traits: inout StringTraits,
        stringStart: Int
    ) throws(JSONSyntaxError) -> Int {
        guard start + 1 < end else {
            throw JSONSyntaxError(.expected(.escape), at: end, in: .string, from: stringStart)
        }
        switch byte(start + 1) {
        case UInt8(ascii: "n"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "t"),
            UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"):
            return start + 2
        case UInt8(ascii: "u"):
            let unit = try codeUnit(start + 2, stringStart: stringStart)
            if unit & 0xF800 != 0xD800 { return start + 6 }
            if unit & 0xFC00 == 0xD800, start + 7 < end, byte(start + 6) == UInt8(ascii: "\\"),
                byte(start + 7) == UInt8(ascii: "u"),
                try codeUnit(start + 8, stringStart: stringStart) & 0xFC00 == 0xDC00
            {
                return start + 12
            }
            traits.hasLoneSurrogates = true
            return start + 6
        default: throw JSONSyntaxError(.expected(.escape), at: start + 1, in: .string, from: stringStart)
        }
    }

    private func codeUnit(_ start: Int, stringStart: Int) throws(JSONSyntaxError) -> UInt32 {
        var unit: UInt32 = 0
        for offset in start..<start + 4 {
            let digit = offset < end ? byte(offset) : 0
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                UInt8(ascii: "A")...UInt8(ascii: "F"):
                unit = unit << 4 | UInt32(digit & 0xF) + (digit & 0x40 == 0 ? 0 : 9)
            default:
                let place = min(offset, end)
                throw JSONSyntaxError(.expected(.hexadecimalDigit), at: place, in: .string, from: stringStart)
            }
        }
        return unit
    }

    @inline(__always)
    func numberEnd(_ start: Int) throws(JSONSyntaxError) -> Int {
        var offset = start
        if byte(offset) == UInt8(ascii: "-") { offset += 1 }
        if offset < end, byte(offset) == UInt8(ascii: "0") {
            offset += 1
            if offset < end, byte(offset).isASCIIDigit {
                throw JSONSyntaxError(.leadingZero, at: offset - 1, in: .number, from: start)
            }
        } else {
            offset = try digitsEnd(offset, numberStart: start)
        }
        if offset < end, byte(offset) == UInt8(ascii: ".") { offset = try digitsEnd(offset + 1, numberStart: start) }
        if offset < end, byte(offset) | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if offset < end, byte(offset) == UInt8(ascii: "+") || byte(offset) == UInt8(ascii: "-") { offset += 1 }
            offset = try digitsEnd(offset, numberStart: start)
        }
        return offset
    }

    @inline(__always)
    private func digitsEnd(_ start: Int, numberStart: Int) throws(JSONSyntaxError) -> Int {
        var offset = start
        while offset < end, byte(offset).isASCIIDigit { offset += 1 }
        guard offset > start else {
            throw JSONSyntaxError(.expected(.digit), at: offset, in: .number, from: numberStart)
        }
        return offset
    }

    func wordEnd(
        _ start: Int,
        _ word: StaticString,
        _ expectation: JSONSyntaxError.Expectation
    ) throws(JSONSyntaxError) -> Int {
        let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        for (index, letter) in letters.enumerated() {
            guard start + index < end else {
                throw JSONSyntaxError(.expected(expectation), at: end, in: .word, from: start)
            }
            guard byte(start + index) == letter else {
                throw JSONSyntaxError(.expected(expectation), at: start, in: .word, from: start)
            }
        }
        return start + letters.count
    }

    func isUTF8(at offset: Int) -> Bool {
        offset >= end || byte(offset) < 0x80 || UTF8Sequence.length(bytes, at: offset, end: end) > 0
    }
}
