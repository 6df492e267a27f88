import SwiftModel

/// Beyond the ends of the file there is nothing.
struct FileTokens {
    let source: SwiftTokens

    var indices: Range<Int> { source.tokens.indices }

    func kind(_ token: Int) -> SwiftToken.Kind? { indices.contains(token) ? source.tokens[token].kind : nil }

    func bytes(_ token: Int) -> ArraySlice<UInt8> {
        indices.contains(token) ? source.bytes[source.tokens[token].range] : []
    }

    /// Drops the backticks of a keyword.
    func name(_ token: Int) -> ArraySlice<UInt8> {
        let bytes = bytes(token)
        return bytes.first == UInt8(ascii: "`") ? bytes.dropFirst().dropLast() : bytes
    }

    func text(_ token: Int) -> String { String(decoding: name(token), as: UTF8.self) }

    func isWord(_ word: StaticString, _ token: Int) -> Bool {
        kind(token) == .word && word.withUTF8Buffer { $0.elementsEqual(bytes(token)) }
    }

    func opens(_ bracket: Unicode.Scalar, _ token: Int) -> Bool {
        kind(token) == .open && bytes(token).first == UInt8(ascii: bracket)
    }

    func behind(_ token: Int) -> Int { kind(token) == .open ? source.partners[token] + 1 : token + 1 }

    func partner(of token: Int) -> Int { source.partners[token] }

    func isBehindNewline(_ token: Int) -> Bool { indices.contains(token) && source.tokens[token].isBehindNewline }

    func isBehindSpace(_ token: Int) -> Bool { indices.contains(token) && source.tokens[token].isBehindSpace }

    func ends(_ path: [String], at token: Int) -> Bool { ends(path, at: token, by: text) }

    /// Looks for a path that ends with a token: the types that it is nested in stand before it.
    func ends<Name: Equatable>(_ path: [Name], at token: Int, by name: (Int) -> Name) -> Bool {
        for (distance, part) in path.reversed().enumerated() {
            let place = token - 2 * distance
            guard kind(place) == .word, name(place) == part else { return false }
            if distance > 0, kind(place + 1) != .dot { return false }
        }
        return true
    }

    /// A dot behind it leads to a member then.
    func endsOperand(_ token: Int) -> Bool {
        switch kind(token) {
        case .number, .string, .regex, .close, .hashWord: true
        case .word: !Self.wordsBeforeOperands.contains(bytes(token))
        case .operator:
            !isBehindSpace(token)
                && (bytes(token).first == UInt8(ascii: "?") || bytes(token).first == UInt8(ascii: "!"))
        default: false
        }
    }

    private static let wordsBeforeOperands = Set(
        [
            "return", "case", "in", "if", "guard", "while", "where", "try", "await", "throw", "else", "is", "as",
            "switch",
        ]
        .map { Array($0.utf8)[...] }
    )

    /// Finds the token behind the type arguments that begin at a token, if they are no longer than anybody writes.
    func behindTypeArguments(_ start: Int) -> Int {
        guard kind(start) == .operator, bytes(start).first == UInt8(ascii: "<"), !isBehindSpace(start) else {
            return start
        }
        var depth = 0
        for token in start..<min(start + Self.mostTypeArgumentTokens, indices.upperBound) where kind(token) == .operator
        {
            for byte in bytes(token) {
                if byte == UInt8(ascii: "<") { depth += 1 }
                if byte == UInt8(ascii: ">") { depth -= 1 }
            }
            if depth <= 0 { return token + 1 }
        }
        return start
    }

    private static let mostTypeArgumentTokens = 64
}
