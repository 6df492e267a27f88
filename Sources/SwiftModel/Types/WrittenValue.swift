import Core

/// A literal, a member, or a value made of values. A ledger keeps defaults as text, and may have been written by an
/// attacker: a text that calls anything else, or is more than a value, is none.
package enum WrittenValue {
    package static func isOne(_ text: String) -> Bool {
        guard text.utf8.count <= SwiftTypeParser.lengthLimit else { return false }
        var cursor = ByteCursor(text)
        return value(&cursor, depth: 0) && cursor.isAtEnd
    }

    private static func value(_ cursor: inout ByteCursor, depth: Int) -> Bool {
        guard depth < SwiftTypeParser.depthLimit, let byte = cursor.byte else { return false }
        switch byte {
        case UInt8(ascii: "\""): return (try? SwiftStringReader.read(&cursor)) != nil
        case UInt8(ascii: "["): return list(&cursor, depth: depth)
        case UInt8(ascii: "-"):
            cursor.advance()
            return cursor.skip(".infinity") || number(&cursor)
        case _ where byte.isASCIIDigit: return number(&cursor)
        default: return name(&cursor, depth: depth)
        }
    }

    private static func number(_ cursor: inout ByteCursor) -> Bool {
        guard !cursor.digits().isEmpty else { return false }
        if cursor.skip("."), cursor.digits().isEmpty { return false }
        guard cursor.skip("e") else { return true }
        _ = cursor.skip("-") || cursor.skip("+")
        return !cursor.digits().isEmpty
    }

    /// Reads `true`, `.neutral`, `ButtonTokens.Tone.neutral` or `EdgeInsets(top: 8)`; nothing but a type is called.
    private static func name(_ cursor: inout ByteCursor, depth: Int) -> Bool {
        let isMember = cursor.skip(".")
        guard var word = word(&cursor) else { return false }
        let isType = word.utf8.first?.isCapitalLetter == true
        guard isMember || isType || ["true", "false", "nil"].contains(word) else { return false }
        while isType, cursor.skip(".") {
            guard let next = Self.word(&cursor) else { return false }
            word = next
        }
        guard cursor.skip("(") else { return true }
        guard !isMember, word.utf8.first?.isCapitalLetter == true else { return false }
        if cursor.skip(")") { return true }
        repeat {
            cursor.skipBlanks()
            var ahead = cursor
            if Self.word(&ahead) != nil, ahead.skip(": ") { cursor = ahead }
            guard value(&cursor, depth: depth + 1) else { return false }
        } while cursor.skip(",")
        return cursor.skip(")")
    }

    private static func list(_ cursor: inout ByteCursor, depth: Int) -> Bool {
        cursor.advance()
        if cursor.skip("]") || cursor.skip(":]") { return true }
        repeat {
            cursor.skipBlanks()
            guard value(&cursor, depth: depth + 1) else { return false }
        } while cursor.skip(",")
        return cursor.skip("]")
    }

    private static func word(_ cursor: inout ByteCursor) -> String? {
        guard cursor.skip("`") else { return cursor.word() }
        guard let word = cursor.word(), cursor.skip("`") else { return nil }
        return word
    }
}
