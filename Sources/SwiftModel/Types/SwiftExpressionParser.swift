import Core

/// Reads the defaults that people write in a matrix: `true`, `nil`, `8`, `0.5`, `"text"`, `.neutral`, `[]`, `[:]`.
package enum SwiftExpressionParser {
    package typealias Problem = SwiftTypeParser.Problem

    package static func parse(_ text: String) throws(Problem) -> SwiftExpression {
        guard text.utf8.count <= SwiftTypeParser.lengthLimit else {
            throw Problem(
                "the value is longer than \(SwiftTypeParser.lengthLimit) bytes",
                at: SwiftTypeParser.lengthLimit
            )
        }
        var cursor = ByteCursor(text)
        cursor.skipBlanks()
        let start = cursor.offset
        let expression = try expression(&cursor)
        cursor.skipBlanks()
        guard cursor.isAtEnd else {
            throw Problem("\(cursor.rest) stands behind the value", at: max(cursor.offset, start))
        }
        return expression
    }

    private static func expression(_ cursor: inout ByteCursor) throws(Problem) -> SwiftExpression {
        switch cursor.byte {
        case nil: throw Problem("the value is empty", at: cursor.offset)
        case UInt8(ascii: "\""): return .string(try SwiftStringReader.read(&cursor))
        case UInt8(ascii: "."): return try member(&cursor)
        case UInt8(ascii: "["): return try emptyCollection(&cursor)
        case UInt8(ascii: "-"): return try number(&cursor)
        case let byte? where byte.isASCIIDigit: return try number(&cursor)
        default: return try word(&cursor)
        }
    }

    private static func word(_ cursor: inout ByteCursor) throws(Problem) -> SwiftExpression {
        let start = cursor.offset
        switch cursor.word() {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "nil": return .nothing
        case let word?:
            let known = NearestName.of(word, among: ["true", "false", "nil"])
            let message = "\(word) is no value; write true, false, nil, a number, \"text\", .member, [] or [:]"
            throw Problem(message, at: start, suggestion: known ?? ".\(word)")
        case nil: throw Problem("\(cursor.rest) is no value", at: start)
        }
    }

    private static func member(_ cursor: inout ByteCursor) throws(Problem) -> SwiftExpression {
        let start = cursor.offset
        cursor.advance()
        let isEscaped = cursor.skip("`")
        let word = cursor.word() ?? ""
        guard let name = SwiftIdentifier(swift: word, as: .enumCase), !isEscaped || cursor.skip("`") else {
            throw Problem("a name is missing behind the dot, or is none that a member can have", at: start)
        }
        return .member(name)
    }

    private static func emptyCollection(_ cursor: inout ByteCursor) throws(Problem) -> SwiftExpression {
        let start = cursor.offset
        cursor.advance()
        cursor.skipBlanks()
        let isDictionary = cursor.skip(":")
        cursor.skipBlanks()
        guard cursor.skip("]") else { throw Problem("only empty lists can be written here, as [] or [:]", at: start) }
        return isDictionary ? .emptyDictionary : .array([])
    }

    /// `-?digits`, with a fraction and an exponent if it has them.
    private static func number(_ cursor: inout ByteCursor) throws(Problem) -> SwiftExpression {
        let start = cursor.offset
        var text = cursor.skip("-") ? "-" : ""
        let whole = cursor.digits()
        guard !whole.isEmpty else { throw Problem("digits are missing", at: cursor.offset) }
        text += whole
        var isWhole = true
        var ahead = cursor
        if ahead.skip(".") {
            let fraction = ahead.digits()
            guard !fraction.isEmpty else { throw Problem("digits are missing behind the point", at: ahead.offset) }
            text += "." + fraction
            cursor = ahead
            isWhole = false
        }
        if cursor.skip("e") || cursor.skip("E") {
            let sign = cursor.skip("-") ? "-" : ""
            let exponent = cursor.digits()
            guard !exponent.isEmpty else { throw Problem("digits are missing in the exponent", at: cursor.offset) }
            text += "e" + sign + exponent
            isWhole = false
        }
        if isWhole, let integer = Int(text) { return .integer(integer) }
        guard !isWhole, let number = Double(text), number.isFinite else {
            throw Problem("\(text) is too large", at: start)
        }
        return .number(number)
    }
}
