import Core

/// Markdown of a page without JSX, imports and expressions, with as many lines as the page, each in its place.
struct MDXText {
    /// Bytes searched for the end of a tag or an expression, and bytes that may be searched in vain.
    private static let longest = 64 << 10
    private static let budget = 4 << 20

    private(set) var markdown: [UInt8] = []
    private(set) var frontMatter: FrontMatter
    private(set) var tags: [String] = []
    private(set) var firstIgnored: Int?
    private(set) var ignoredCount = 0

    private let bytes: [UInt8]
    private var index: Int
    private var wasted = 0
    /// Number of elements around the current line. Their content is often indented, which is no code here.
    private var depth = 0
    private var isBehindBlankLine = true

    init(_ file: SourceFile) {
        bytes = file.bytes
        frontMatter = FrontMatter(file.bytes)
        index = frontMatter.end
        markdown = bytes[..<index].filter { $0 == Self.newline }
        while index < bytes.count { readLine() }
    }

    private static let newline = UInt8(ascii: "\n")

    // MARK: Lines

    private mutating func readLine() {
        let line = bytes[index...].prefix { $0 != Self.newline }
        let content = line.drop { $0 == 0x20 || $0 == 0x09 }
        if let fence = Self.fence(content) {
            copyCode(fence, indentedBy: content.startIndex - line.startIndex)
            isBehindBlankLine = false
        } else if isBehindBlankLine, Self.isModule(line) {
            ignore(at: index)
            skipParagraph()
        } else {
            copyText(from: depth > 0 ? content.startIndex : index)
        }
    }

    private static func fence(_ line: ArraySlice<UInt8>) -> (mark: UInt8, length: Int)? {
        guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let length = line.prefix { $0 == mark }.count
        guard length >= 3, mark == UInt8(ascii: "~") || !line.dropFirst(length).contains(mark) else { return nil }
        return (mark, length)
    }

    /// Code to the end of its fence, as far to the left as the fence goes.
    private mutating func copyCode(_ fence: (mark: UInt8, length: Int), indentedBy indent: Int) {
        var isFirst = true
        while index < bytes.count {
            let line = bytes[index...].prefix { $0 != Self.newline }
            let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
            let content = line.dropFirst(depth > 0 ? min(blanks, indent) : 0)
            markdown += content
            index = line.endIndex
            copyLineEnd()
            let mark = content.drop { $0 == 0x20 || $0 == 0x09 }
            let length = mark.prefix { $0 == fence.mark }.count
            if !isFirst, length >= fence.length, mark.dropFirst(length).allSatisfy({ $0 <= 0x20 }) { return }
            isFirst = false
        }
    }

    private mutating func copyLineEnd() {
        guard index < bytes.count else { return }
        markdown.append(Self.newline)
        index += 1
    }

    /// `import` and `export` at the beginning of a line begin code up to the next blank line.
    private static func isModule(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: Array("import ".utf8)) || line.starts(with: Array("export ".utf8))
    }

    private mutating func skipParagraph() {
        while index < bytes.count {
            let line = bytes[index...].prefix { $0 != Self.newline }
            guard line.contains(where: { $0 > 0x20 }) else { return }
            index = line.endIndex
            copyLineEnd()
        }
    }

    // MARK: Running text

    /// A line without tags and expressions, or several where one of these has several.
    private mutating func copyText(from start: Int) {
        index = start
        var text: [UInt8] = []
        var isCut = false
        func end(_ text: [UInt8], _ markdown: inout [UInt8]) {
            let isBlank = text.allSatisfy { $0 <= 0x20 }
            markdown += isBlank ? [] : isCut ? Array(text.drop { $0 <= 0x20 }) : text
        }
        while index < bytes.count, bytes[index] != Self.newline {
            let from = index
            if let length = literalLength() {
                text += bytes[index..<(index + length)]
                index += length
            } else if let close = ignoredEnd() {
                ignore(at: index)
                isCut = true
                for byte in bytes[from..<close] where byte == Self.newline {
                    end(text, &markdown)
                    markdown.append(byte)
                    text = []
                }
                index = close
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        end(text, &markdown)
        isBehindBlankLine = text.allSatisfy { $0 <= 0x20 }
        copyLineEnd()
    }

    /// Counts the bytes that mean themselves here: something escaped, code, an address.
    private func literalLength() -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "\\"): return min(2, bytes.count - index)
        case UInt8(ascii: "`"):
            let run = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
            var position = index + run
            while position < bytes.count, bytes[position] != Self.newline {
                let other = bytes[position...].prefix { $0 == UInt8(ascii: "`") }.count
                position += max(other, 1)
                if other == run { return position - index }
            }
            return run
        case UInt8(ascii: "<"):
            let name = bytes[(index + 1)...].prefix(while: \.isASCIILetter)
            guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ":"),
                name.starts(with: Array("http".utf8)) || name.starts(with: Array("mailto".utf8))
            else { return nil }
            return name.endIndex - index
        default: return nil
        }
    }

    /// Finds the end of a tag, a comment or an expression here; nil for all else, and where it never ends.
    private mutating func ignoredEnd() -> Int? {
        guard bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: "{"), wasted < Self.budget else {
            return nil
        }
        let limit = min(bytes.count, index + Self.longest)
        let ends = MDXEnds(bytes: bytes, limit: limit)
        let found: Int?
        if bytes[index] == UInt8(ascii: "{") {
            found = ends.ofBraces(from: index)
        } else if bytes[index...].starts(with: Array("<!--".utf8)) {
            found = ends.of("-->", from: index + 4)
        } else {
            guard index + 1 < limit, bytes[index + 1].isASCIILetter || "/>".utf8.contains(bytes[index + 1]) else {
                return nil
            }
            found = ends.ofTag(from: index)
            if let found { noteTag(String(decoding: bytes[index..<found], as: UTF8.self)) }
        }
        if found == nil { wasted += limit - index }
        return found
    }

    private mutating func noteTag(_ tag: String) {
        tags.append(tag)
        if tag.hasPrefix("</") {
            depth = max(0, depth - 1)
        } else if !tag.hasSuffix("/>"), !Self.isVoid(tag) {
            depth += 1
        }
    }

    private static func isVoid(_ tag: String) -> Bool {
        let name = tag.dropFirst().prefix { $0.isLetterOrNumber || $0 == "-" }
        return ["br", "hr", "img", "input", "link", "meta"].contains(name)
    }

    private mutating func ignore(at offset: Int) {
        firstIgnored = firstIgnored ?? offset
        ignoredCount += 1
    }
}
