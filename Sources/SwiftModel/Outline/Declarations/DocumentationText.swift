enum DocumentationText {
    /// Joins the comments above a token in `///` and `/** */`, without these marks.
    static func above(_ token: Int, in source: SwiftTokens) -> String {
        let start = token > 0 ? source.tokens[token - 1].range.upperBound : 0
        let comments = source.comments(in: start..<source.tokens[token].range.lowerBound)
        return comments.flatMap { lines(of: source.bytes[$0]) }.joined(separator: "\n")
    }

    private static func lines(of comment: ArraySlice<UInt8>) -> [Substring] {
        let text = String(decoding: comment, as: UTF8.self)
        if text.hasPrefix("///") { return [trimmed(text.dropFirst(3))] }
        guard text.hasPrefix("/**"), text.count > 4 else { return [] }
        let lines = text.dropFirst(3).dropLast(2).split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            let line = line.drop { $0 == " " || $0 == "\t" }
            return trimmed(line.hasPrefix("*") ? line.dropFirst() : line)
        }
        // The marks stand on lines of their own.
        let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
        let last = lines.lastIndex { !$0.isEmpty } ?? first
        return first < lines.endIndex ? Array(lines[first...last]) : []
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.hasPrefix(" ") ? line.dropFirst() : line
        while let last = line.last, last.isWhitespace { line.removeLast() }
        return line
    }
}
