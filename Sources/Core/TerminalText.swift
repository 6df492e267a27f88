/// Text of an input on its way to a terminal: without the control characters that would steer it.
package enum TerminalText {
    package static func safe(_ text: String) -> String {
        isHarmless(text) ? text : replacingScalars(of: text, where: isControl)
    }

    /// The same for a page, to which a carriage return is white space.
    package static func page(_ text: String) -> String {
        isHarmless(text) ? text : replacingScalars(of: text) { isControl($0) && $0 != "\r" }
    }

    /// The same on one line, white space folded.
    package static func line(_ text: String) -> String {
        if isLine(text) { return text }
        // Splitting by scalars keeps a mark that stands on a space: of that character, the mark is text.
        let words = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init)
        return safe(words.joined(separator: " "))
    }

    /// The name of a file on one line. Its spaces are part of it and stay, so that a person can copy it.
    package static func name(_ text: String) -> String {
        replacingScalars(of: text) { isControl($0) || breaksLine($0) }
    }

    /// Writes control characters in strings as escapes: a program reads the same text, and a terminal is not steered.
    package static func json(_ bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBufferPointer { text in
            var control = nextControl(in: text, from: 0)
            guard control != nil else { return bytes }
            var result: [UInt8] = []
            result.reserveCapacity(text.count + 1024)
            var start = 0
            while let (range, value) = control {
                result.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<range.lowerBound]))
                let digits = String(value, radix: 16)
                result.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
                start = range.upperBound
                control = nextControl(in: text, from: start)
            }
            result.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
            return result
        }
    }

    /// Found by bytes: JSON may be large, and nearly none of it is anything but ASCII.
    private static func nextControl(
        in text: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> (range: Range<Int>, value: UInt32)? {
        var index = start
        while index < text.count {
            let byte = text[index]
            if byte >= 0x20 && byte < 0x7F {
                index += 1
                continue
            }
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3
            if byte != 0x09, byte != 0x0A, byte < 0xF0, index + length <= text.count,
                let scalar = scalar(text[index], length > 1 ? text[index + 1] : 0, length > 2 ? text[index + 2] : 0),
                isControl(scalar)
            {
                return (index..<(index + length), scalar.value)
            }
            index += 1
        }
        return nil
    }

    /// Decodes the character of up to three bytes; nil for bytes in the middle of a character.
    private static func scalar(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Unicode.Scalar? {
        switch first {
        case 0..<0x80: Unicode.Scalar(first)
        case 0xC0..<0xE0: Unicode.Scalar(UInt32(first & 0x1F) << 6 | UInt32(second & 0x3F))
        case 0xE0..<0xF0:
            Unicode.Scalar(UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F))
        default: nil
        }
    }

    /// Whether the bytes alone tell that nothing is to be replaced, as the bytes of nearly all texts do.
    private static func isHarmless(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { isHarmless($0) } ?? isHarmless(text.utf8)
    }

    private static func isHarmless(_ text: some Sequence<UInt8>) -> Bool {
        var bytes = text.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case 0x09, 0x0A, 0x20..<0x7F: continue
            case 0x00..<0x20, 0x7F, 0xC2, 0xD8: return false
            case 0xE2: if !isDashOrQuote(bytes.next(), bytes.next()) { return false }
            default: continue
            }
        }
        return true
    }

    private static func isLine(_ text: String) -> Bool {
        text.isEmpty || text.utf8.withContiguousStorageIfAvailable { isLine($0) } ?? isLine(text.utf8)
    }

    private static func isLine(_ text: some Sequence<UInt8>) -> Bool {
        var isBehindSpace = true
        var bytes = text.makeIterator()
        while let byte = bytes.next() {
            switch byte {
            case 0x20 where isBehindSpace: return false
            case 0x20: isBehindSpace = true
            // White space and steering marks beyond ASCII begin with one of these bytes.
            case 0x00..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE3: return false
            case 0xE2:
                if !isDashOrQuote(bytes.next(), bytes.next()) { return false }
                isBehindSpace = false
            default: isBehindSpace = false
            }
        }
        return !isBehindSpace
    }

    /// Whether the bytes behind `E2` are neither a space nor a mark that steers: in all such spaces and marks they
    /// begin with `80` or `81`.
    private static func isDashOrQuote(_ second: UInt8?, _ third: UInt8?) -> Bool {
        guard let second, let third else { return false }
        switch second {
        case 0x80: return 0x90...0xA7 ~= third || third >= 0xB0
        case 0x81: return false
        default: return true
        }
    }

    private static func replacingScalars(of text: String, where isBad: (Unicode.Scalar) -> Bool) -> String {
        guard text.unicodeScalars.contains(where: isBad) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isBad(scalar) ? "\u{FFFD}" : scalar) }
        return String(result)
    }

    /// C0 and C1 but for tab and line feed, and the marks that reorder text. All are below U+10000.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x2028, 0x2029: true
        default: false
        }
    }
}
