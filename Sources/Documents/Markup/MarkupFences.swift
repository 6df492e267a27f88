import Core

/// Fences of a Markdown or MDX file that hold HTML, found line by line and not by a parser of Markdown: in MDX a fence
/// may be indented as deep as the element that it stands in.
package enum MarkupFences {
    /// Languages that a fence has to name first: `html`, `html preview`, `html {3}`.
    private static let languages: Set<String> = ["html", "htm", "xhtml"]

    /// Whether code of a language, in lower case, is HTML.
    package static func isMarkup(_ language: String) -> Bool { languages.contains(language) }

    package static func fragments(of source: MarkupSource) -> [MarkupFragment] {
        var fragments: [MarkupFragment] = []
        var open: Fence?
        var content: (start: Int, ignored: [Range<Int>])?
        for line in source.lineRanges() {
            let bytes = source.bytes[line]
            let prefix = open?.quotes == 0 ? 0 : Self.quotes(bytes, atMost: open?.quotes)
            guard let fence = open else {
                open = Fence(bytes.dropFirst(prefix), quotes: prefix)
                content = nil
                continue
            }
            if fence.isClosed(by: bytes.dropFirst(prefix)) || (fence.quotes > 0 && prefix == 0) {
                if fence.isMarkup, let content {
                    fragments.append(
                        MarkupFragment(source: source, range: content.start..<line.lowerBound, ignored: content.ignored)
                    )
                }
                open = nil
                continue
            }
            if content == nil { content = (line.lowerBound, []) }
            if prefix > 0 { content?.ignored.append(line.lowerBound..<line.lowerBound + prefix) }
        }
        // A fence that nothing closes goes on to the end, as in Markdown.
        if let open, open.isMarkup, let content {
            let range = content.start..<source.bytes.count
            fragments.append(MarkupFragment(source: source, range: range, ignored: content.ignored))
        }
        return fragments
    }

    private static func quotes(_ line: ArraySlice<UInt8>, atMost limit: Int?) -> Int {
        var length = 0
        for (index, byte) in line.enumerated() {
            if let limit, index >= limit { break }
            switch byte {
            case UInt8(ascii: ">"): length = index + 1
            // A single blank belongs to the mark.
            case UInt8(ascii: " "): if length == index, index > 0 { length = index + 1 }
            default: return length
            }
        }
        return length
    }

    private struct Fence {
        let mark: UInt8
        let length: Int
        let isMarkup: Bool
        let quotes: Int

        init?(_ line: ArraySlice<UInt8>, quotes: Int) {
            let content = Self.withoutBullet(line)
            guard let first = content.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
                return nil
            }
            let length = content.prefix { $0 == first }.count
            let info = content.dropFirst(length)
            guard length >= 3, first != UInt8(ascii: "`") || !info.contains(first) else { return nil }
            mark = first
            self.length = length
            self.quotes = quotes
            let words = info.split { $0 <= 0x20 || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ",") }
            isMarkup = MarkupFences.isMarkup(String(decoding: words.first ?? [], as: UTF8.self).lowercased())
        }

        func isClosed(by line: ArraySlice<UInt8>) -> Bool {
            let content = line.drop { $0 <= 0x20 }
            let marks = content.prefix { $0 == mark }
            return marks.count >= length && content.dropFirst(marks.count).allSatisfy { $0 <= 0x20 }
        }

        /// A fence may be the first thing in an item of a list.
        private static func withoutBullet(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            let content = line.drop(while: \.isBlank)
            guard let first = content.first else { return content }
            let digits = content.prefix(while: \.isASCIIDigit).count
            let isBullet = digits == 0 && [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first)
            let rest = content.dropFirst(isBullet ? 1 : digits)
            if isBullet, rest.first == 0x20 { return rest.drop { $0 == 0x20 } }
            guard digits > 0, let dot = rest.first, dot == UInt8(ascii: ".") || dot == UInt8(ascii: ")"),
                rest.dropFirst().first == 0x20
            else { return content }
            return rest.dropFirst().drop { $0 == 0x20 }
        }
    }
}
