import Core

struct MarkdownInlineReader {
    let source: MarkdownSource

    /// The parser cuts text where something might have begun; here it is one piece again.
    func inlines(of parent: CommonMarkNode) -> [MarkdownInline] {
        var result: [MarkdownInline] = []
        result.reserveCapacity(parent.children.reduce(0) { count, _ in count + 1 })
        var words: (text: String, start: SourceLocation?)?
        for node in parent.children {
            let kind = node.kind
            guard kind != .text else {
                let text = node.literal.string
                if words == nil { words = (text, confirmedPlace(of: node)) } else { words?.text += text }
                continue
            }
            if let (text, start) = words { result.append(MarkdownInline(.text(text), start: start)) }
            words = nil
            if let inline = inline(node, kind) { result.append(inline) }
        }
        if let (text, start) = words { result.append(MarkdownInline(.text(text), start: start)) }
        return result
    }

    private func inline(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) -> MarkdownInline? {
        switch kind {
        case .codeSpan: MarkdownInline(.code(node.literal.string), start: confirmedPlace(of: node))
        case .emphasis: MarkdownInline(.emphasis(inlines(of: node)))
        case .strong: MarkdownInline(.strong(inlines(of: node)))
        case .strikethrough: MarkdownInline(.strikethrough(inlines(of: node)))
        case .link: MarkdownInline(.link(destination: node.destination.string, content: inlines(of: node)))
        case .image: MarkdownInline(.image(destination: node.destination.string, content: inlines(of: node)))
        case .inlineHTML: MarkdownInline(.html(node.literal.string))
        case .softBreak: MarkdownInline(.softBreak)
        case .lineBreak: MarkdownInline(.lineBreak)
        case .text, .paragraph, .heading, .list, .table, .code, .quote, .html, .thematicBreak, .part: nil
        }
    }

    // MARK: Places

    private func confirmedPlace(of node: CommonMarkNode) -> SourceLocation? {
        guard let (range, blanks) = confirmedRange(of: node) else { return nil }
        // Code stands behind a backtick or behind blanks.
        if node.kind == .codeSpan, blanks == 0 {
            let start = source.range(ofLine: range.startLine).lowerBound
            guard range.startColumn > 1, source.bytes[start + range.startColumn - 2] == UInt8(ascii: "`") else {
                return nil
            }
        }
        return source.place(line: range.startLine, column: range.startColumn + blanks)
    }

    private func confirmedRange(of node: CommonMarkNode) -> (SourceRange, blanks: Int)? {
        guard let range = node.range, range.startColumn > 0 else { return nil }
        let line = source.range(ofLine: range.startLine)
        let start = min(line.lowerBound + range.startColumn - 1, line.upperBound)
        var first = start
        while first < line.upperBound, source.bytes[first] == 0x20 { first += 1 }
        let isConfirmed = node.literal.withBytes { words in
            // A bar in a table cell may stand in the source with a backslash.
            let expected = words.drop { $0 == 0x20 }.prefix { $0 != 0x20 && $0 != UInt8(ascii: "|") }
            guard !expected.isEmpty, expected.count <= line.upperBound - first else { return false }
            return zip(expected, first...).allSatisfy { $0 == source.bytes[$1] }
        }
        return isConfirmed ? (range, first - start) : nil
    }
}
