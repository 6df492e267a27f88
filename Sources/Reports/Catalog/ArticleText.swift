import Documents

/// DocC takes code between more than one backtick for a link to a symbol: such code becomes words.
struct ArticleText {
    private(set) var bytes: [UInt8] = []
    private static let tick = UInt8(ascii: "`")
    private static let backslash = UInt8(ascii: "\\")

    init(_ markdown: [UInt8]) {
        var fence: Int?
        for line in markdown.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if !bytes.isEmpty || fence != nil { bytes.append(UInt8(ascii: "\n")) }
            let ticks = line.drop { $0 == UInt8(ascii: " ") }.prefix { $0 == Self.tick }.count
            if let open = fence {
                if ticks >= open {
                    fence = nil
                } else if Self.looksLikeFence(line) {
                    bytes.append(Self.backslash)
                }
                bytes += line
            } else if ticks >= 3, !line.drop(while: { $0 == UInt8(ascii: " ") }).dropFirst(ticks).contains(Self.tick) {
                fence = ticks
                bytes += line
            } else {
                append(line)
            }
        }
    }

    /// DocC counts no marks: to it each such line ends the code or begins some, and then it looks for directives.
    private static func looksLikeFence(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 <= 0x20 }
        return text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
    }

    private mutating func append(_ line: ArraySlice<UInt8>) {
        var rest = line
        while let byte = rest.first {
            if byte == Self.backslash {
                bytes += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else if byte == Self.tick {
                rest = appendCode(rest)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
    }

    /// Returns the text behind it.
    private mutating func appendCode(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let count = text.prefix { $0 == Self.tick }.count
        var search = text.dropFirst(count)
        while let start = search.firstIndex(of: Self.tick) {
            let run = search[start...].prefix { $0 == Self.tick }.count
            guard run == count else {
                search = search[(start + run)...]
                continue
            }
            if count == 1 {
                bytes += text[..<(start + 1)]
            } else {
                let code = String(decoding: text[(text.startIndex + count)..<start], as: UTF8.self)
                // Bars are escaped there already, for the table that they stand in.
                let bare = code.split(separator: "\\|", omittingEmptySubsequences: false).joined(separator: "|")
                // DocC takes a word behind this sign for a directive, where a line begins with it.
                bytes += Array(MarkdownCell.words(bare).replacing("@", with: "\\@").utf8)
            }
            return text[(start + count)...]
        }
        for _ in 0..<count { bytes += [Self.backslash, Self.tick] }
        return text.dropFirst(count)
    }
}
