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
    private var opening: [UInt8] = Array("{{".utf8)
    private var closing: [UInt8] = Array("}}".utf8)

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        position = start
    }

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
        return .tag(TemplateTag(kind: kind, range: start..<end, content: trimmed(contentStart..<contentEnd)))
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
        var before: UInt8?
        var last = bytes.count
        switch kind {
        case .delimiters:
            before = UInt8(ascii: "=")
            // The search covers two delimiters and some space, so that an unclosed tag costs no more than this.
            last = min(last, start + 8 * TemplateLimits.delimiter)
        case .unescapedValue where bytes[sign] == UInt8(ascii: "{"):
            before = UInt8(ascii: "}")
        default: break
        }
        let first = (closing: before ?? closing[0], opening: opening[0])
        let isOpenedByNext = kind != .comment && kind != .delimiters
        var index = start
        while index < last {
            let byte = bytes[index]
            if byte == first.closing, matches(closing, at: before == nil ? index : index + 1) {
                return (index, index + (before == nil ? 0 : 1) + closing.count)
            }
            if byte == first.opening, isOpenedByNext, matches(opening, at: index) { return nil }
            index += 1
        }
        return nil
    }

    private func firstOpening(from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        let first = opening[0]
        let isSingle = opening.count == 1
        return bytes.withUnsafeBufferPointer { buffer in
            var index = start
            while index < buffer.count {
                if buffer[index] == first, isSingle || matches(opening, at: index) { return index }
                index += 1
            }
            return nil
        }
    }

    @inline(__always)
    private func matches(_ word: [UInt8], at index: Int) -> Bool {
        guard index + word.count <= bytes.count, bytes[index] == word[0] else { return false }
        for offset in 1..<max(1, word.count) where bytes[index + offset] != word[offset] { return false }
        return true
    }

    private func skippingSpace(from start: Int) -> Int {
        var index = start
        while index < bytes.count, TemplateText.isSpace(bytes[index]) { index += 1 }
        return index
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, TemplateText.isSpace(bytes[start]) { start += 1 }
        while start < end, TemplateText.isSpace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }
}
