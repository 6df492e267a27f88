/// Code between backticks in sentences of this program: a name, a type or a value that an input may have written.
package enum QuotedCode {
    /// A span with more backticks around it than stand in it, so that nothing in it can end it.
    package static func span(_ text: String) -> String {
        let longest = runs(in: text).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let blank = text.utf8.first == tick || text.utf8.last == tick ? " " : ""
        return fence + blank + text + blank + fence
    }

    package struct Piece: Equatable {
        package let text: String
        package let isCode: Bool
    }

    /// The words and the code of a sentence, in turn. Backticks that nothing closes are words.
    package static func pieces(of sentence: String) -> [Piece] {
        let bytes = Array(sentence.utf8)
        let runs = runs(in: sentence)
        var pieces: [Piece] = []
        var start = 0
        func add(to end: Int) {
            guard start < end else { return }
            pieces.append(Piece(text: String(decoding: bytes[start..<end], as: UTF8.self), isCode: false))
        }
        var index = 0
        // A run without a partner is the last one of its length, so that few of them look at all that follow.
        while index < runs.count {
            let opening = runs[index]
            guard let closing = runs[(index + 1)...].firstIndex(where: { $0.count == opening.count }) else {
                index += 1
                continue
            }
            add(to: opening.lowerBound)
            let code = bytes[opening.upperBound..<runs[closing].lowerBound]
            pieces.append(Piece(text: unpadded(String(decoding: code, as: UTF8.self)), isCode: true))
            start = runs[closing].upperBound
            index = closing + 1
        }
        add(to: bytes.count)
        return pieces
    }

    /// The offsets of each run of backticks, in bytes.
    package static func runs(in text: String) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var index = 0
        for byte in text.utf8 {
            if byte == tick {
                let isLonger = runs.last?.upperBound == index
                runs.append((isLonger ? runs.removeLast().lowerBound : index)..<(index + 1))
            }
            index += 1
        }
        return runs
    }

    /// The blanks that keep a backtick apart from the fence belong to neither.
    private static func unpadded(_ code: String) -> String {
        let inner = code.utf8.dropFirst().dropLast()
        let isPadded = code.utf8.first == UInt8(ascii: " ") && code.utf8.last == UInt8(ascii: " ")
        guard isPadded, inner.first == tick || inner.last == tick else { return code }
        return String(Substring(inner))
    }

    private static let tick = UInt8(ascii: "`")
}

extension DefaultStringInterpolation {
    /// Quotes a value as code that nothing in it can end.
    package mutating func appendInterpolation(code value: some CustomStringConvertible) {
        appendLiteral(QuotedCode.span(value.description))
    }
}
