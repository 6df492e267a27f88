import SwiftOutline

/// A Swift file whose lines are where they are.
///
/// `#sourceLocation` gives the lines behind it another file and other numbers, so that a message would be told for a
/// place that is not at fault. Where a file has one, the compiler gets a copy without it.
enum OwnPlaces {
    /// Nil where nothing has to be taken out.
    static func text(of bytes: [UInt8]) -> [UInt8]? {
        let directive = Array("#sourceLocation".utf8)
        guard bytes.firstRange(of: directive) != nil else { return nil }
        guard let tokens = try? SwiftTokens(bytes).tokens else {
            // What can't be read has errors anyway; the directive is one of them then.
            return bytes.replacing(directive, with: Array("#noSuchLocation".utf8))
        }
        var text = bytes
        for (index, token) in tokens.enumerated() where bytes[token.range].elementsEqual(directive) {
            let end = tokens[index...].first { $0.kind == .close } ?? token
            for place in token.range.lowerBound..<end.range.upperBound where text[place] != UInt8(ascii: "\n") {
                text[place] = UInt8(ascii: " ")
            }
        }
        return text
    }
}
