struct CommaLists {
    let reader: ListReader
    let depth: Int

    private var source: SwiftTokens { reader.source }

    func list(_ kind: SwiftList.Kind, role: String, _ opening: Int) -> SwiftList {
        let closing = source.partners[opening]
        let contents = source.tokens[opening].range.upperBound..<source.tokens[closing].range.lowerBound
        guard let pieces = pieces(opening + 1..<closing), let read = read(kind, pieces, contents, closing) else {
            return SwiftList(kind, role: role, contents, nil)
        }
        return SwiftList(kind, role: role, contents, read.elements, commas: read.style)
    }

    /// nil where that can't be told. An empty last piece says that the last comma is one too many.
    private func pieces(_ tokens: Range<Int>) -> [Range<Int>]? {
        var pieces: [Range<Int>] = []
        var start = tokens.lowerBound
        var angles = 0
        for token in source.outer(tokens) {
            switch source.tokens[token].kind {
            case .directive, .semicolon: return nil
            case .comma where angles == 0:
                pieces.append(start..<token)
                start = token + 1
            default:
                angles += source.angleChange(token, isInside: angles > 0)
                if angles < 0 { return nil }
            }
        }
        guard angles == 0, pieces.allSatisfy({ !$0.isEmpty }) else { return nil }
        if !tokens.isEmpty { pieces.append(start..<tokens.upperBound) }
        return pieces
    }

    private func read(
        _ kind: SwiftList.Kind,
        _ pieces: [Range<Int>],
        _ contents: Range<Int>,
        _ closing: Int
    ) -> (elements: [SwiftElement], style: CommaStyle)? {
        let hasTrailingComma = pieces.count > 1 && pieces.last?.isEmpty == true
        let pieces = pieces.filter { !$0.isEmpty }
        guard !pieces.isEmpty else {
            guard source.isBlank(contents) else { return nil }
            let blank = Array(source.bytes[contents])
            return ([], CommaStyle(opening: blank, separator: nil, closing: [], hasTrailingComma: false))
        }
        var elements: [SwiftElement] = []
        var gaps: [[UInt8]] = []
        var position = contents.lowerBound
        for (index, piece) in pieces.enumerated() {
            let first = source.tokens[piece.lowerBound].range.lowerBound
            // Comments on lines of their own belong to the element below them.
            let start = source.comments(in: position..<first).first?.lowerBound ?? first
            guard start == first || isLineStart(start), source.isBlank(position..<start) else { return nil }
            gaps.append(Array(source.bytes[position..<start]))
            let range = start..<source.tokens[piece.upperBound - 1].range.upperBound
            let hasComma = index + 1 < pieces.count || hasTrailingComma
            let end = hasComma ? source.tokens[piece.upperBound].range.upperBound : range.upperBound
            let remark = remark(behind: end)
            guard source.isBlank(range.upperBound..<(hasComma ? end - 1 : end)) else { return nil }
            position = remark?.upperBound ?? end
            elements.append(element(kind, piece, range, remark))
        }
        guard source.isBlank(position..<contents.upperBound) else { return nil }
        let separators = gaps.dropFirst()
        guard separators.allSatisfy({ $0 == separators.first }) else { return nil }
        let style = CommaStyle(
            opening: gaps[0],
            separator: separators.first,
            closing: Array(source.bytes[position..<contents.upperBound]),
            hasTrailingComma: hasTrailingComma
        )
        return (elements, style)
    }

    private func isLineStart(_ offset: Int) -> Bool { source.isBlank(source.lineStart(offset)..<offset) }

    private func remark(behind offset: Int) -> Range<Int>? {
        let line = offset..<source.lineEnd(offset)
        guard let comment = source.comments(in: line).first, source.isBlank(offset..<comment.lowerBound),
            comment.upperBound <= line.upperBound, source.isBlank(comment.upperBound..<line.upperBound)
        else { return nil }
        return offset..<comment.upperBound
    }

    private func element(
        _ kind: SwiftList.Kind,
        _ piece: Range<Int>,
        _ range: Range<Int>,
        _ remark: Range<Int>?
    ) -> SwiftElement {
        let lists = reader.brackets(of: piece, hasMembers: false, depth: depth + 1)
        if let label = label(piece) { return SwiftElement(.labeled, name: label, range, remark: remark, lists: lists) }
        // A call is named by the function that it calls, so that it is the same with other arguments.
        let head = piece.prefix { source.tokens[$0].kind != .open }
        let text = source.spelled(piece)
        let name = head.isEmpty ? text : source.spelled(piece.lowerBound..<piece.lowerBound + head.count)
        return SwiftElement(.unlabeled, name: name, signature: text, range, remark: remark, lists: lists)
    }

    /// Finds the text before the colon: of a parameter its label, or its name where it has no label.
    private func label(_ piece: Range<Int>) -> String? {
        var start = piece.lowerBound
        while start + 1 < piece.upperBound, source.tokens[start].kind == .at {
            start = source.attribute(at: start, before: piece.upperBound).end
        }
        // `condition ? a : b` has no label.
        let end = source.outer(start..<piece.upperBound).first { token in
            source.tokens[token].kind == .colon || source.isSign(token, "?") && source.tokens[token].isBehindSpace
        }
        guard let colon = end, source.tokens[colon].kind == .colon, start < colon else { return nil }
        let isNameless = colon - start > 1 && source.isSign(start, "_")
        let isParameter = colon - start == 2 && source.tokens[start].kind == .word
        return source.spelled(start..<(isParameter && !isNameless ? start + 1 : colon))
    }
}
