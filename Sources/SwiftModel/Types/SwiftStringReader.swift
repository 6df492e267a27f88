enum SwiftStringReader {
    typealias Problem = SwiftTypeParser.Problem

    static func read(_ cursor: inout ByteCursor) throws(Problem) -> String {
        let start = cursor.offset
        cursor.advance()
        var text = ""
        while true {
            text += cursor.run { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
            if cursor.skip("\"") { return text }
            guard !cursor.isAtEnd else { throw Problem("the closing quote is missing", at: start) }
            try text.unicodeScalars.append(escape(&cursor))
        }
    }

    private static func escape(_ cursor: inout ByteCursor) throws(Problem) -> Unicode.Scalar {
        let start = cursor.offset
        cursor.advance()
        guard let byte = cursor.byte else { throw Problem("the closing quote is missing", at: start) }
        if let scalar = plain[byte] {
            cursor.advance()
            return scalar
        }
        if cursor.skip("u{") {
            let digits = cursor.run { $0 == UInt8(ascii: "}") }
            guard digits.utf8.count <= 8, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value),
                cursor.skip("}")
            else { throw Problem("\\u{…} needs the number of a character in hexadecimal digits", at: start) }
            return scalar
        }
        if byte == UInt8(ascii: "(") { throw Problem("interpolation is not possible in a default", at: start) }
        throw Problem("there is no such escape", at: start)
    }

    private static let plain: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"",
        UInt8(ascii: "\\"): "\\",
        UInt8(ascii: "'"): "'",
        UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r",
        UInt8(ascii: "t"): "\t",
        UInt8(ascii: "0"): "\0",
    ]
}
