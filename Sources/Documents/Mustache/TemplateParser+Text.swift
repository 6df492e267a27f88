import Core

extension TemplateParser {
    /// Finds the beginning of the line of `tag`, if nothing but blanks stands before the tag.
    func lineStart(before tag: TemplateTag) -> Int? {
        var start = tag.range.lowerBound
        while start > textStart, bytes[start - 1].isBlank { start -= 1 }
        return isLineStart(start) ? start : nil
    }

    /// Finds the beginning of the next line, if nothing but blanks stands behind `tag`.
    func nextLine(after tag: TemplateTag) -> Int? {
        var end = tag.range.upperBound
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return end == bytes.count ? end : TemplateText.behindLineBreak(in: bytes, at: end)
    }

    func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") || (offset == 3 && bytes[0] == 0xEF)
    }

    /// A tag that has its line for itself takes the line away; the result is its indentation.
    mutating func addTextBeforeLineTag(_ tag: TemplateTag) -> Range<Int>? {
        if let start = lineStart(before: tag), let next = nextLine(after: tag) {
            addText(to: start)
            textStart = next
            return start..<tag.range.lowerBound
        }
        addText(to: tag.range.lowerBound)
        textStart = tag.range.upperBound
        return nil
    }

    mutating func addText(to end: Int) {
        let range = textStart..<max(textStart, end)
        textStart = range.upperBound
        guard !range.isEmpty else { return }
        if isInParent { return reportIgnoredText(range) }
        guard dedent > 0 else { return appendLines(range) }
        var start = range.lowerBound
        while start < range.upperBound {
            var lineEnd = start
            while lineEnd < range.upperBound, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
            lineEnd = min(lineEnd + 1, range.upperBound)
            if isLineStart(start) {
                let limit = min(lineEnd, start + dedent)
                while start < limit, bytes[start].isBlank { start += 1 }
            }
            appendLines(start..<lineEnd)
            start = lineEnd
        }
    }

    func dedented(_ indentation: Range<Int>) -> Range<Int> {
        min(indentation.upperBound, indentation.lowerBound + dedent)..<indentation.upperBound
    }

    /// The blanks before the first line that holds anything, from `start` on.
    func firstIndentation(from start: Int) -> Range<Int> {
        var lineStart = start
        var index = start
        while true {
            while index < bytes.count, bytes[index].isBlank { index += 1 }
            guard let next = TemplateText.behindLineBreak(in: bytes, at: index) else { return lineStart..<index }
            (lineStart, index) = (next, next)
        }
    }

    /// Whether the next text or tag stands between a parent tag and its end, and in no block.
    var isInParent: Bool {
        if case .parent? = open.last?.kind { true } else { false }
    }

    private mutating func reportIgnoredText(_ range: Range<Int>) {
        guard mode == .strict, let offset = range.first(where: { !TemplateText.isSpace(bytes[$0]) }) else { return }
        diagnostics.error(
            .templateIgnored,
            "text inside of a parent tag, and in none of its blocks, would be lost",
            at: location(of: offset)
        )
    }

    mutating func reportIgnored(_ tag: TemplateTag) {
        guard mode == .strict, isInParent else { return }
        diagnostics.error(
            .templateIgnored,
            "a tag inside of a parent tag, and in none of its blocks, would be lost",
            at: location(of: tag.range.lowerBound)
        )
    }
}

/// Lines that begin with `?` and go on as no line of Swift does: `?.disabled({{isDisabled}})`. Such a line is in the
/// output without the sign, and only if each value in it is there. One that opens a block is there if anything is in it.
extension TemplateParser {
    /// Adds the steps of a text, which may begin an optional line and end one.
    mutating func appendLines(_ range: Range<Int>) {
        var start = range.lowerBound
        var line = start
        while line < range.upperBound {
            if optionalLine == nil, let sign = optionalSign(from: line), sign < range.upperBound {
                appendText(start..<line)
                if opensBlock(sign) {
                    nodes.append(.optionalBlock)
                } else {
                    optionalLine = nodes.count
                    nodes.append(.optionalLine(end: 0))
                }
                appendText(line..<sign)
                start = sign + 1
            }
            line = lineEnd(from: line, in: range)
            if optionalLine != nil, bytes[line - 1] == UInt8(ascii: "\n") {
                appendText(start..<line)
                start = line
                endOptionalLine()
            }
        }
        appendText(start..<range.upperBound)
    }

    mutating func endOptionalLine() {
        guard let line = optionalLine else { return }
        nodes[line] = .optionalLine(end: nodes.count)
        optionalLine = nil
    }

    /// Reports a tag that is no value in a line that hangs on its values.
    mutating func reportInOptionalLine(_ tag: TemplateTag) {
        guard optionalLine != nil else { return }
        error("a line that begins with '?' holds values, and no other tags", at: tag.range.lowerBound)
        endOptionalLine()
    }

    /// Finds the sign of the line that begins at `offset`, or whose indentation goes on there.
    private func optionalSign(from offset: Int) -> Int? {
        guard mode == .strict else { return nil }
        var start = offset
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        guard isLineStart(start) else { return nil }
        var sign = offset
        while sign < bytes.count, bytes[sign].isBlank { sign += 1 }
        guard sign + 1 < bytes.count, bytes[sign] == UInt8(ascii: "?") else { return nil }
        // Lines of Swift begin with `? a` and `?? a`.
        return TemplateText.isSpace(bytes[sign + 1]) || bytes[sign + 1] == UInt8(ascii: "?") ? nil : sign
    }

    /// `?VStack {`, which is there for its content alone.
    private func opensBlock(_ sign: Int) -> Bool {
        let line = bytes[sign...].prefix { $0 != UInt8(ascii: "\n") }
        return line.last { !TemplateText.isSpace($0) } == UInt8(ascii: "{")
    }

    private func lineEnd(from offset: Int, in range: Range<Int>) -> Int {
        var end = offset
        while end < range.upperBound, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return min(end + 1, range.upperBound)
    }

    private mutating func appendText(_ range: Range<Int>) {
        if !range.isEmpty { nodes.append(.text(range)) }
    }
}
