/// The tokens of a file that is lexically sound, and which of them belong together.
package struct SwiftTokens: Sendable {
    package let bytes: [UInt8]
    package let tokens: [SwiftToken]
    package let comments: [Range<Int>]
    /// Indices by token: for a bracket its partner, for `#if`, `#elseif` and `#else` the directive that ends its
    /// branch, for all others the token itself.
    package let partners: [Int]

    let lineStarts: [Int]

    /// - Throws: why the text can't be Swift.
    package init(_ bytes: [UInt8]) throws(SwiftFault) {
        do throws(SwiftFault) {
            try self.init(bytes, readsBareRegex: true)
        } catch {
            // Regular expressions of Swift 6 may be divisions in the versions before it.
            guard let other = try? SwiftTokens(bytes, readsBareRegex: false) else { throw error }
            self = other
        }
    }

    private init(_ bytes: [UInt8], readsBareRegex: Bool) throws(SwiftFault) {
        var scanner = SwiftScanner(bytes, readsBareRegex: readsBareRegex)
        try scanner.scan()
        self.bytes = bytes
        tokens = scanner.tokens
        comments = scanner.comments
        lineStarts = Self.lineStarts(bytes)
        partners = try TokenPairing(scanner.tokens, bytes).partners
    }

    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
        return starts
    }

    // MARK: Tokens

    package func text(_ token: Int) -> ArraySlice<UInt8> { bytes[tokens[token].range] }

    /// Text of a token; empty where there is no such token.
    package func word(_ token: Int) -> String {
        tokens.indices.contains(token) ? String(decoding: text(token), as: UTF8.self) : ""
    }

    /// nil where there is no such token.
    package func kind(_ token: Int) -> SwiftToken.Kind? { tokens.indices.contains(token) ? tokens[token].kind : nil }

    /// Name that a token is, without backticks.
    package func name(_ token: Int) -> String {
        var text = text(token)
        if text.count > 2, text.first == UInt8(ascii: "`"), text.last == UInt8(ascii: "`") {
            text = text.dropFirst().dropLast()
        }
        return String(decoding: text, as: UTF8.self)
    }

    func isWord(_ token: Int, _ words: WordSet) -> Bool { tokens[token].kind == .word && words.contains(text(token)) }

    package func isSign(_ token: Int, _ sign: Character) -> Bool {
        tokens[token].range.count == 1 && text(token).first == sign.asciiValue
    }

    /// The range of the tokens in the file, with all that stands between them.
    package func range(of tokens: Range<Int>) -> Range<Int> {
        guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
        return self.tokens[first].range.lowerBound..<self.tokens[last].range.upperBound
    }

    /// The tokens with a space between two.
    func spelled(_ range: Range<Int>) -> String { range.map(word).joined(separator: " ") }

    /// The token behind this one, or behind all that its bracket holds.
    package func behind(_ token: Int) -> Int { tokens[token].kind == .open ? partners[token] + 1 : token + 1 }

    /// The tokens of a range that stand in no bracket; an opening bracket stands for all of its own.
    package func outer(_ range: Range<Int>) -> some Sequence<Int> {
        sequence(state: range.lowerBound) { token -> Int? in
            guard token < range.upperBound else { return nil }
            defer { token = behind(token) }
            return token
        }
    }

    /// The attribute that begins with the `@` at `start`: `@A`, `@A.B("…")`. Its name is the part behind the last dot.
    func attribute(at start: Int, before end: Int) -> (name: Int, arguments: Range<Int>, end: Int) {
        var name = start + 1
        while name + 2 < end, tokens[name + 1].kind == .dot { name += 2 }
        let open = name + 1
        guard open < end, isSign(open, "("), !tokens[open].isBehindSpace else { return (name, open..<open, open) }
        return (name, open + 1..<partners[open], partners[open] + 1)
    }

    /// The next comma of a list; one in brackets or between the arguments of a generic type does not count.
    func comma(in tokens: Range<Int>) -> Int? {
        var angles = 0
        for token in outer(tokens) {
            if self.tokens[token].kind == .comma, angles == 0 { return token }
            angles = max(0, angles + angleChange(token, isInside: angles > 0))
        }
        return nil
    }

    /// `<` close to a type's name begins generic arguments, as in `[Item<Int, String>]()`, and `>` ends them there.
    func angleChange(_ token: Int, isInside: Bool) -> Int {
        let text = text(token)
        guard tokens[token].kind == .operator, !text.elementsEqual("->".utf8) else { return 0 }
        if isInside { return text.count { $0 == UInt8(ascii: "<") } - text.count { $0 == UInt8(ascii: ">") } }
        guard token > 0, token + 1 < tokens.count, !tokens[token].isBehindSpace, text.elementsEqual("<".utf8) else {
            return 0
        }
        return tokens[token - 1].kind == .word && self.text(token - 1).first?.isCapitalLetter == true ? 1 : 0
    }

    // MARK: Soundness

    /// Asks brackets, literals, comments and directives: false only where no compiler would take it, nil where unknown.
    package static func isSound(_ bytes: [UInt8]) -> Bool? {
        do throws(SwiftFault) {
            _ = try SwiftTokens(bytes)
            return true
        } catch {
            if error.kind == .tooDeep { return nil }
            // Code for another version of the language isn't parsed.
            return asksForVersion(bytes) ? nil : false
        }
    }

    private static func asksForVersion(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
            let line = line.drop { $0.isBlank }
            guard line.first == UInt8(ascii: "#") else { return false }
            let words = line.split { !$0.continuesWord }.map { String(Substring($0)) }
            return words.contains("if") || words.contains("elseif")
                ? words.contains { ["compiler", "swift", "_compiler_version"].contains($0) } : false
        }
    }
}
