/// Text of an input on its way to a terminal: without the control characters that would steer it.
package enum TerminalText {
    package static func safe(_ text: String) -> String { replacingScalars(of: text, where: isControl) }

    /// The same for a page, to which a carriage return is white space.
    package static func page(_ text: String) -> String { replacingScalars(of: text) { isControl($0) && $0 != "\r" } }

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
                result.append(contentsOf: "\\u\(value.hexadecimal(digits: 4))".utf8)
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
        for index in start..<text.count where mayBeginControl(text[index]) {
            // None of them has more than three bytes.
            let bytes = text[index..<min(index + 3, text.count)]
            if let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first, isControl(scalar) {
                return (index..<index + UTF8.width(scalar), scalar.value)
            }
        }
        return nil
    }

    private static func mayBeginControl(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A: false
        case 0x00..<0x20, 0x7F, 0xC2..<0xF0: true
        default: false
        }
    }

    /// Whether nothing is to be folded or replaced, as in nearly all texts.
    private static func isLine(_ text: String) -> Bool {
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            let isOfWord =
                scalar.isASCII
                ? 0x21..<0x7F ~= scalar.value : !isControl(scalar) && !scalar.properties.isWhitespace
            if !isOfWord, scalar != " " || previous == " " { return false }
            previous = scalar
        }
        return text.isEmpty || previous != " "
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
