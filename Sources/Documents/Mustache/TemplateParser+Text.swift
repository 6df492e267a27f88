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
        defer { endOptionalLines(at: end) }
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
/// output without the sign, and only if each value in it is there. The lines below that are indented further go with it,
/// and the rest of a bracket that it opens. A block in which nothing is goes, too.
extension TemplateParser {
    /// Adds the steps of a text, which may begin optional lines and end them.
    mutating func appendLines(_ range: Range<Int>) {
        var start = range.lowerBound
        var line = start
        while line < range.upperBound {
            if !optionalLines.isEmpty, let first = firstInLine(from: line) {
                appendText(start..<line)
                start = line
                endOptionalLines(before: first)
            }
            if !isInOptionalLine, let sign = optionalSign(from: line), sign < range.upperBound {
                appendText(start..<line)
                optionalLines.append(
                    OptionalLine(node: nodes.count, indentation: indentation(of: sign), isOpen: opens(from: sign))
                )
                nodes.append(.optionalLine(lineEnd: 0, end: 0))
                if opensBlock(sign) { nodes.append(.optionalBlock) }
                appendText(line..<sign)
                start = sign + 1
            }
            line = lineEnd(from: line, in: range)
            if isInOptionalLine, bytes[line - 1] == UInt8(ascii: "\n") {
                appendText(start..<line)
                start = line
                optionalLines[optionalLines.count - 1].lineEnd = nodes.count
            }
        }
        appendText(start..<range.upperBound)
    }

    /// Whether the line that is read is one that hangs on its values.
    private var isInOptionalLine: Bool { optionalLines.last.map { $0.lineEnd == nil } ?? false }

    /// Ends the optional lines to which a tag does not belong, if it is the first of its line.
    private mutating func endOptionalLines(at tag: Int) {
        guard !optionalLines.isEmpty, let first = firstInLine(from: tag) else { return }
        endOptionalLines(before: first)
    }

    /// Ends the optional lines that the line beginning with `first` does not belong to.
    private mutating func endOptionalLines(before first: Int) {
        while let last = optionalLines.last, last.lineEnd != nil {
            let indentation = indentation(of: first)
            if indentation > last.indentation { return }
            if indentation == last.indentation, last.isOpen, Self.closing.contains(bytes[first]) {
                optionalLines[optionalLines.count - 1].isOpen = opens(from: first)
                return
            }
            if let section = open.last, section.node > last.node {
                let message = "the lines that hang on one with '?' end before this section does"
                error(message, at: section.content.lowerBound)
            }
            endOptionalLine()
        }
    }

    /// Ends the optional lines that began behind a step, which ends as well.
    mutating func endOptionalLines(behind node: Int) {
        while let last = optionalLines.last, last.node > node { endOptionalLine() }
    }

    mutating func endOptionalLine() {
        guard let line = optionalLines.popLast() else { return }
        nodes[line.node] = .optionalLine(lineEnd: line.lineEnd ?? nodes.count, end: nodes.count)
    }

    /// Reports a tag that is no value in a line that hangs on its values.
    mutating func reportInOptionalLine(_ tag: TemplateTag) {
        guard isInOptionalLine else { return }
        error("a line that begins with '?' holds values, and no other tags", at: tag.range.lowerBound)
        endOptionalLine()
    }

    /// Finds the sign of the line that begins at `offset`, or whose indentation goes on there.
    private func optionalSign(from offset: Int) -> Int? {
        guard mode == .strict, let sign = firstInLine(from: offset) else { return nil }
        guard sign + 1 < bytes.count, bytes[sign] == UInt8(ascii: "?") else { return nil }
        // Lines of Swift begin with `? a` and `?? a`.
        return TemplateText.isSpace(bytes[sign + 1]) || bytes[sign + 1] == UInt8(ascii: "?") ? nil : sign
    }

    /// `?VStack {`, which is there for its content alone.
    private func opensBlock(_ sign: Int) -> Bool {
        let line = bytes[sign...].prefix { $0 != UInt8(ascii: "\n") }
        return line.last { !TemplateText.isSpace($0) } == UInt8(ascii: "{")
    }

    /// Finds the first byte but blanks of the line that begins at `offset`, or whose indentation goes on there.
    private func firstInLine(from offset: Int) -> Int? {
        guard isLineStart(offset - indentation(of: offset)) else { return nil }
        var first = offset
        while first < bytes.count, bytes[first].isBlank { first += 1 }
        guard first < bytes.count, TemplateText.behindLineBreak(in: bytes, at: first) == nil else { return nil }
        return first
    }

    private func indentation(of offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        return offset - start
    }

    /// Whether a line opens more than it closes, behind the brackets that it begins with. The delimiters of tags are pairs.
    private func opens(from first: Int) -> Bool {
        let line = bytes[first..<lineEnd(from: first, in: first..<bytes.count)].drop(while: Self.closing.contains)
        return line.reduce(0) { $0 + (Self.opening.contains($1) ? 1 : Self.closing.contains($1) ? -1 : 0) } > 0
    }

    private static let opening = Array("([{".utf8)
    private static let closing = Array(")]}".utf8)

    private func lineEnd(from offset: Int, in range: Range<Int>) -> Int {
        var end = offset
        while end < range.upperBound, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return min(end + 1, range.upperBound)
    }

    private mutating func appendText(_ range: Range<Int>) {
        if !range.isEmpty { nodes.append(.text(range)) }
    }
}

/// A line that begins with `?`, until all lines that go with it have been read.
struct OptionalLine {
    let node: Int
    let indentation: Int
    /// Whether a later line closes a bracket that this one opens.
    var isOpen: Bool
    /// The step behind the line; nil while it is read.
    var lineEnd: Int?
}
