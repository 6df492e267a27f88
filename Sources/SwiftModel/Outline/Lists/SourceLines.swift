extension SwiftTokens {
    func lineStart(_ offset: Int) -> Int { lineStarts[line(at: offset)] }

    /// The offset behind the line break of the line, or of the end of the file.
    func lineEnd(_ offset: Int) -> Int {
        let next = line(at: offset) + 1
        return next < lineStarts.count ? lineStarts[next] : bytes.count
    }

    private func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

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

    private func firstComment(from offset: Int) -> Int {
        var low = 0
        var high = comments.count
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func text(_ token: Int) -> ArraySlice<UInt8> { bytes[tokens[token].range] }

    func isWord(_ token: Int, _ words: WordSet) -> Bool {
        tokens[token].kind == .word && words.contains(text(token))
    }

    func isSign(_ token: Int, _ sign: Character) -> Bool {
        tokens[token].range.count == 1 && text(token).first == sign.asciiValue
    }

    func spelled(_ range: Range<Int>) -> String {
        range.map { String(decoding: text($0), as: UTF8.self) }.joined(separator: " ")
    }
}
