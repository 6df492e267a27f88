import Core

extension SwiftTokens {
    func lineStart(_ offset: Int) -> Int { lineStarts[line(at: offset)] }

    /// The offset behind the line break of the line, or of the end of the file.
    func lineEnd(_ offset: Int) -> Int {
        let next = line(at: offset) + 1
        return next < lineStarts.count ? lineStarts[next] : bytes.count
    }

    private func line(at offset: Int) -> Int { lineStarts.firstPlace(whereNot: { $0 <= offset }) - 1 }

    func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0.isBlank || $0.isLineBreak } }

    func isEmptyOfCode(_ range: Range<Int>) -> Bool {
        var position = range.lowerBound
        for comment in comments(in: range) {
            guard isBlank(position..<max(position, comment.lowerBound)) else { return false }
            position = max(position, comment.upperBound)
        }
        return position >= range.upperBound || isBlank(position..<range.upperBound)
    }

    func comments(in range: Range<Int>) -> ArraySlice<Range<Int>> {
        let start = firstComment(from: range.lowerBound)
        return comments[start..<max(start, firstComment(from: range.upperBound))]
    }

    private func firstComment(from offset: Int) -> Int { comments.firstPlace(whereNot: { $0.lowerBound < offset }) }
}
