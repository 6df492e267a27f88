import Core

/// Finds the tags of a template. A tag that is not closed ends where the next one opens, so that no byte is looked at
/// more than a few times.
struct TagScanner {
    enum Finding {
        case tag(TemplateTag)
        /// A tag that begins here is not closed before the next one, or the end of the template.
        case unclosed(Int)
    }

    let bytes: [UInt8]
    private(set) var position: Int
    private(set) var opening = Array("{{".utf8)
    private(set) var closing = Array("}}".utf8)

    mutating func next() -> Finding? {
        guard let start = firstOpening(from: position) else {
            position = bytes.count
            return nil
        }
        let inside = skippingSpace(from: start + opening.count)
        let kind = inside < bytes.count ? Self.kind(of: bytes[inside]) : .value
        let contentStart = kind == .value ? inside : inside + 1
        guard let (contentEnd, end) = closing(of: kind, at: inside, from: contentStart) else {
            // A comment swallows everything, so there is nothing left to look at.
            let next = kind == .comment ? nil : firstOpening(from: max(contentStart, start + opening.count))
            position = next ?? bytes.count
            return .unclosed(start)
        }
        position = end
        let content = (contentStart..<contentEnd).trimming { TemplateText.isSpace(bytes[$0]) }
        return .tag(TemplateTag(kind: kind, range: start..<end, content: content))
    }

    mutating func setDelimiters(_ content: Range<Int>) -> Bool {
        let words = bytes[content].split(whereSeparator: { TemplateText.isSpace($0) })
        guard words.count == 2,
            words.allSatisfy({ $0.count <= TemplateLimits.delimiter && !$0.contains(UInt8(ascii: "=")) })
        else { return false }
        opening = Array(words[0])
        closing = Array(words[1])
        return true
    }

    private static func kind(of sign: UInt8) -> TemplateTag.Kind {
        switch sign {
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .invertedSection
        case UInt8(ascii: "/"): .end
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "<"): .parent
        case UInt8(ascii: "$"): .block
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: "="): .delimiters
        case UInt8(ascii: "&"), UInt8(ascii: "{"): .unescapedValue
        default: .value
        }
    }

    private func closing(of kind: TemplateTag.Kind, at sign: Int, from start: Int) -> (content: Int, tag: Int)? {
        guard start <= bytes.count else { return nil }
        var ending = closing
        var last = bytes.count
        switch kind {
        case .delimiters:
            ending.insert(UInt8(ascii: "="), at: 0)
            // The search covers two delimiters and some space, so that an unclosed tag costs no more than this.
            last = min(last, start + 8 * TemplateLimits.delimiter)
        case .unescapedValue where bytes[sign] == UInt8(ascii: "{"): ending.insert(UInt8(ascii: "}"), at: 0)
        default: break
        }
        let isOpenedByNext = kind != .comment && kind != .delimiters
        for index in start..<last {
            if matches(ending, at: index) { return (index, index + ending.count) }
            if isOpenedByNext, matches(opening, at: index) { return nil }
        }
        return nil
    }

    private func firstOpening(from start: Int) -> Int? {
        bytes.indices.dropFirst(start).first { matches(opening, at: $0) }
    }

    private func matches(_ word: [UInt8], at index: Int) -> Bool {
        bytes[index] == word[0] && bytes[index...].starts(with: word)
    }

    private func skippingSpace(from start: Int) -> Int {
        var index = start
        while index < bytes.count, TemplateText.isSpace(bytes[index]) { index += 1 }
        return index
    }
}
