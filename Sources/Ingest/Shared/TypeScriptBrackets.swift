/// Finds ends of brackets, and marks outside of them, in TypeScript text: by bytes, as all marks are ASCII.
enum TypeScriptBrackets {
    /// The index behind the bracket that closes the one the text begins with.
    static func end(of text: Substring) -> String.Index? {
        var scanner = Scanner()
        for index in text.utf8.indices {
            scanner.step(text.utf8[index])
            if scanner.depth == 0, scanner.quote == nil { return text.utf8.index(after: index) }
        }
        return nil
    }

    /// The index of the parenthesis that the one at the end of the text closes; brackets in between may be wrong.
    static func parenthesisClosedAtEnd(of text: String) -> String.Index? {
        guard text.utf8.last == UInt8(ascii: ")") else { return nil }
        var scanner = Scanner()
        var open: [String.Index] = []
        var last: String.Index?
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            scanner.step(byte)
            guard scanner.quote == nil else { continue }
            if byte == UInt8(ascii: "(") { open.append(index) }
            if byte == UInt8(ascii: ")") { last = open.popLast() }
        }
        return scanner.quote == nil ? last : nil
    }

    /// The parts between marks that stand outside of brackets and quotes. `=>`, `==` and the like are no `=`.
    static func split(_ text: some StringProtocol, at mark: Unicode.Scalar) -> [String] {
        let mark = UInt8(ascii: mark)
        guard text.utf8.contains(mark) else { return [String(text)] }
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        var scanner = Scanner()
        for (index, byte) in bytes.enumerated() {
            scanner.step(byte)
            guard byte == mark, scanner.depth == 0, scanner.quote == nil, !isPartOfOperator(index, of: bytes) else {
                continue
            }
            parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
            start = index + 1
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }

    private static func isPartOfOperator(_ index: Int, of bytes: [UInt8]) -> Bool {
        guard bytes[index] == UInt8(ascii: "=") else { return false }
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ">") || bytes[index + 1] == UInt8(ascii: "=") {
            return true
        }
        guard index > 0 else { return false }
        switch bytes[index - 1] {
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"): return true
        default: return false
        }
    }

    private struct Scanner {
        var depth = 0
        var quote: UInt8?
        private var previous = UInt8(ascii: " ")

        mutating func step(_ byte: UInt8) {
            defer { previous = byte }
            if let open = quote {
                if byte == open, previous != UInt8(ascii: "\\") { quote = nil }
                return
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ">") where previous != UInt8(ascii: "="): depth -= 1
            default: break
            }
        }
    }
}
