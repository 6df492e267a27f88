/// Each element has whole lines for itself, with the comments right above; a comment above a blank line is one too.
struct LineElements {
    let source: SwiftTokens
    let contents: Range<Int>
    private(set) var elements: [SwiftElement] = []

    private var position: Int { elements.last?.range.upperBound ?? contents.lowerBound }

    /// `element` is given the place of the comments right above, and of all lines. False where the tokens share a line
    /// with anything else, or `element` makes nothing.
    mutating func addLines(
        of tokens: Range<Int>,
        _ element: (_ comment: Range<Int>, _ lines: Range<Int>) -> SwiftElement?
    ) -> Bool {
        let start = source.lineStart(source.tokens[tokens.lowerBound].range.lowerBound)
        let last = source.tokens[tokens.upperBound - 1].range.upperBound
        let end = source.lineEnd(last)
        guard position <= start, end <= contents.upperBound, endsLine(last),
            source.isEmptyOfCode(start..<source.tokens[tokens.lowerBound].range.lowerBound)
        else { return false }
        guard let comment = addComments(above: start), let element = element(comment, comment.lowerBound..<end) else {
            return false
        }
        elements.append(element)
        return true
    }

    mutating func addComments() -> Bool {
        guard let comment = addComments(above: contents.upperBound) else { return false }
        if !comment.isEmpty { add(comment) }
        return true
    }

    private func endsLine(_ offset: Int) -> Bool {
        let line = offset..<source.lineEnd(offset)
        return source.isEmptyOfCode(line) && source.comments(in: line).allSatisfy { $0.upperBound <= line.upperBound }
    }

    /// Returns the lines of the comments right above `start`, which are no elements; nil where something else is there.
    private mutating func addComments(above start: Int) -> Range<Int>? {
        guard source.isEmptyOfCode(position..<start) else { return nil }
        var run: Range<Int>?
        var line = position
        while line < start {
            var end = source.lineEnd(line)
            if source.isBlank(line..<end) {
                if let comment = run { add(comment) }
                run = nil
            } else {
                // A block comment may go on for lines, blank ones among them.
                while let comment = source.comments(in: line..<end).last, comment.upperBound > end {
                    end = source.lineEnd(comment.upperBound)
                }
                run = (run?.lowerBound ?? line)..<end
            }
            line = end
        }
        guard line <= start || start == contents.upperBound else { return nil }
        return run ?? start..<start
    }

    private mutating func add(_ comment: Range<Int>) {
        let text = String(decoding: source.bytes[comment], as: UTF8.self)
        elements.append(SwiftElement(.comment, name: text, comment))
    }
}
