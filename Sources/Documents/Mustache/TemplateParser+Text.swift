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
        guard dedent > 0 else { return appendText(range) }
        var start = range.lowerBound
        while start < range.upperBound {
            var lineEnd = start
            while lineEnd < range.upperBound, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
            lineEnd = min(lineEnd + 1, range.upperBound)
            if isLineStart(start) {
                let limit = min(lineEnd, start + dedent)
                while start < limit, bytes[start].isBlank { start += 1 }
            }
            appendText(start..<lineEnd)
            start = lineEnd
        }
    }

    private mutating func appendText(_ range: Range<Int>) {
        if !range.isEmpty { nodes.append(.text(range)) }
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
