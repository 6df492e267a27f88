import Core
import SwiftModel

/// A Swift file without `#sourceLocation`, which would tell messages for a place that is not at fault. The compiler
/// gets a copy; a directive that is not well written becomes a macro that nobody has, an error at its own place as
/// before.
struct OwnPlaces {
    private static let directive = Array("#sourceLocation".utf8)
    /// Replacement of the same length, so that nothing moves.
    private static let error = Array("#noSuchLocation".utf8)

    private let tokens: SwiftTokens
    private var text: [UInt8]

    static func text(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.holds(directive) else { return nil }
        guard let tokens = try? SwiftTokens(bytes) else { return bytes.replacing(directive, with: error) }
        var places = OwnPlaces(tokens: tokens, text: bytes)
        var index = 0
        while index < tokens.tokens.count { index = places.takeOut(at: index) + 1 }
        return places.text
    }

    private mutating func takeOut(at index: Int) -> Int {
        let token = tokens.tokens[index]
        switch token.kind {
        case .hashWord where tokens.bytes[token.range].elementsEqual(Self.directive):
            guard let last = last(of: index) else {
                text.replaceSubrange(token.range, with: Self.error)
                break
            }
            for place in token.range.lowerBound..<tokens.tokens[last].range.upperBound
            where text[place] != UInt8(ascii: "\n") {
                text[place] = UInt8(ascii: " ")
            }
            return last
        // Code may stand in a string, and can't be told here from other text.
        case .string:
            let other = tokens.bytes[token.range].replacing(Self.directive, with: Self.error)
            text.replaceSubrange(token.range, with: other)
        default: break
        }
        return index
    }

    /// Takes a directive alone in its lines: `#sourceLocation()`, or with a file and a line.
    private func last(of index: Int) -> Int? {
        let all = tokens.tokens
        guard index == 0 || all[index].isBehindNewline, index + 1 < all.count, word(index + 1) == "(" else {
            return nil
        }
        let close = tokens.partners[index + 1]
        let inside = ((index + 2)..<close).map(word)
        guard inside.isEmpty || inside == ["file", ":", "\"\"", ",", "line", ":", "1"],
            close + 1 == all.count || all[close + 1].isBehindNewline
        else { return nil }
        return close
    }

    /// Gives one text for all plain strings, and one number for all lines.
    private func word(_ index: Int) -> String {
        let token = tokens.tokens[index]
        let bytes = tokens.bytes[token.range]
        switch token.kind {
        case .string where bytes.first == UInt8(ascii: "\"") && !bytes.contains(UInt8(ascii: "\\")): return "\"\""
        case .number where bytes.first != 0x30 && bytes.allSatisfy({ (0x30...0x39).contains($0) }): return "1"
        default: return tokens.word(index)
        }
    }
}
