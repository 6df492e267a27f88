import Core

/// Interpolation `#{…}` of SCSS by itself is its content; touching a word it is a piece of that word, for which the
/// variable has to be known by then.
extension StylesheetValueParser {
    func beginsInterpolation(at offset: Int) -> Bool {
        tokenizer.byte(at: offset) == UInt8(ascii: "#") && tokenizer.byte(at: offset + 1) == UInt8(ascii: "{")
    }

    mutating func appendInterpolation(
        _ token: StylesheetToken,
        to list: inout PartList,
        depth: Int
    ) throws(StylesheetProblem) {
        let parts = try readInterpolation(openedBy: token, depth: depth)
        let end = tokenizer.position
        guard continuesWord(at: end) else {
            list.append(contentsOf: parts, end: end)
            return
        }
        try appendComposite(from: token.start, text: try text(of: parts, at: token.start), to: &list, depth: depth)
    }

    /// Adds the word that begins with `text` and goes on with an interpolation or behind one.
    mutating func appendComposite(
        from start: Int,
        text: String,
        to list: inout PartList,
        depth: Int
    ) throws(StylesheetProblem) {
        let text = try readComposite(beginningWith: text, depth: depth)
        let place = source.location(of: start)
        if tokenizer.byte(at: tokenizer.position) == UInt8(ascii: "(") {
            let opening = tokenizer.next()
            let kind = try readFunction(text, at: opening, style: list.style, depth: depth)
            list.append(kind, at: place, end: tokenizer.position)
            return
        }
        let bytes = Array(text.utf8)
        var words = StylesheetTokenizer(bytes)
        let token = words.next()
        let kind = words.position == bytes.count ? SimplePart.kind(of: token, in: bytes) : nil
        list.append(kind ?? .other(text), at: place, end: tokenizer.position)
    }

    mutating func compositeText(beginningWith token: StylesheetToken, depth: Int) throws(StylesheetProblem) -> String {
        guard token.kind == .interpolation else {
            return try readComposite(beginningWith: source.text(token.range), depth: depth)
        }
        let parts = try readInterpolation(openedBy: token, depth: depth)
        return try readComposite(beginningWith: try text(of: parts, at: token.start), depth: depth)
    }

    func text(of string: StylesheetToken) throws(StylesheetProblem) -> String {
        var rest = string.start + 1..<string.end - 1
        var result = ""
        while let opening = rest.first(where: { beginsInterpolation(at: $0) }) {
            guard let closing = (opening..<rest.upperBound).first(where: { source.bytes[$0] == UInt8(ascii: "}") }),
                let piece = variables.text(ofVariable: source.raw(opening + 2..<closing))
            else { throw notEvaluated(opening..<rest.upperBound, in: "string") }
            result += source.text(rest.lowerBound..<opening) + piece
            if result.utf8.count > StylesheetLimits.textLength { throw .longText(at: string.start) }
            rest = closing + 1..<rest.upperBound
        }
        return result + source.text(rest)
    }

    private mutating func readInterpolation(
        openedBy token: StylesheetToken,
        depth: Int
    ) throws(StylesheetProblem) -> [ValuePart] {
        try readParts(until: .closeBrace, openedBy: token, .sass, depth: depth)
    }

    private mutating func readComposite(beginningWith text: String, depth: Int) throws(StylesheetProblem) -> String {
        var text = text
        while continuesWord(at: tokenizer.position) {
            let start = tokenizer.position
            if beginsInterpolation(at: start) {
                let parts = try readInterpolation(openedBy: tokenizer.next(), depth: depth)
                text += try self.text(of: parts, at: start)
            } else {
                tokenizer.skipName()
                if tokenizer.position == start { tokenizer.position += 1 }
                text += source.text(start..<tokenizer.position)
            }
            if text.utf8.count > StylesheetLimits.textLength { throw .longText(at: start) }
        }
        return text
    }

    private func text(of parts: [ValuePart], at start: Int) throws(StylesheetProblem) -> String {
        guard let text = variables.text(of: parts) else { throw notEvaluated(start..<tokenizer.position, in: "word") }
        return text
    }

    private func continuesWord(at offset: Int) -> Bool {
        guard tokenizer.isInside(offset) else { return false }
        let byte = source.bytes[offset]
        return StylesheetBytes.continuesName(byte) || byte == UInt8(ascii: "%") || tokenizer.beginsEscape(at: offset)
            || beginsInterpolation(at: offset)
    }

    private func notEvaluated(_ range: Range<Int>, in whole: String) -> StylesheetProblem {
        .notEvaluated(
            "\(source.quoted(range)) in a \(whole) takes SCSS to evaluate; the declaration is not read",
            at: range.lowerBound
        )
    }
}
