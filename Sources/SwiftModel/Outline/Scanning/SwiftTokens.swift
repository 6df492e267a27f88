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
            let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard line.first == UInt8(ascii: "#") else { return false }
            let words = line.split { !$0.continuesWord }.map { String(Substring($0)) }
            return words.contains("if") || words.contains("elseif")
                ? words.contains { ["compiler", "swift", "_compiler_version"].contains($0) } : false
        }
    }
}
