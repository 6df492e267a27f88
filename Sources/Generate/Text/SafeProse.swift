import Core

/// The Markdown of a library as plain text and links. Links lead to the web or stay where they are, nothing is loaded
/// by looking at it, and nothing is HTML or a directive of DocC.
///
/// A backslash makes plain text of a tag, of a directive, and of a link of another scheme, such as `javascript:`; an
/// image becomes a link. Text between backticks on one line is code, as long as every backtick before it has its
/// partner: further down, the code that Markdown sees depends on blocks, which change when text is set anew. A fence is
/// one where Markdown and DocC agree on the text in it.
struct SafeProse {
    private let bytes: [UInt8]
    private var result: [UInt8] = []
    private var position = 0
    /// Whether a backtick without a partner came before.
    private var isCodeUnsure = false
    private let hasTable: Bool

    static func text(_ text: String) -> String {
        guard text.utf8.contains(where: mayBeLive) || Array(text.utf8).holds("```") else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [String] = []
        var start = 0
        func addProse(to end: Int) {
            guard start < end else { return }
            var prose = SafeProse(bytes: Array(lines[start..<end].joined(separator: "\n").utf8))
            prose.read()
            result.append(String(decoding: prose.result, as: UTF8.self))
        }
        var index = 0
        while index < lines.count {
            guard let end = CodeFence.end(in: lines, from: index) else {
                index += 1
                continue
            }
            addProse(to: index)
            result += lines[index...end].map(String.init)
            index = end + 1
            start = index
        }
        addProse(to: lines.count)
        return result.joined(separator: "\n")
    }

    private static func mayBeLive(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "~"): true
        default: false
        }
    }

    /// Whether a line that begins like this is more than text: HTML, a directive or a command of DocC, or a fence.
    static func isLive(_ line: some Collection<UInt8>) -> Bool {
        guard let first = line.first else { return false }
        let next = line.dropFirst().first
        switch first {
        case UInt8(ascii: "@"): return true
        case UInt8(ascii: "\\"): return next?.isASCIILetter == true
        case UInt8(ascii: "<"): return next.map(\.beginsTag) == true
        case UInt8(ascii: "`"), UInt8(ascii: "~"):
            return line.prefix(3).count == 3 && line.prefix(3).allSatisfy { $0 == first }
        default: return false
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        let dense = bytes.contains(UInt8(ascii: "|")) ? bytes.filter { $0 > 0x20 } : []
        hasTable = ["-|", "|-", "|:", ":|"].contains { dense.holds($0) }
        result.reserveCapacity(bytes.count)
    }

    private mutating func read() {
        var isAtStart = true
        while position < bytes.count {
            let first = bytes[position]
            if isAtStart, 0x21..<0x80 ~= first {
                isAtStart = false
                // DocC takes these for a directive or a command.
                if first == UInt8(ascii: "@") || (first == UInt8(ascii: "\\") && byte(1)?.isASCIILetter == true) {
                    result.append(UInt8(ascii: "\\"))
                    copy(1)
                    continue
                }
            }
            switch first {
            case UInt8(ascii: "\n"):
                isAtStart = true
                copy(1)
            case UInt8(ascii: "\\"): copy(byte(1) == UInt8(ascii: "\n") ? 1 : min(2, bytes.count - position))
            case UInt8(ascii: "`"): readCode()
            case UInt8(ascii: "~"): readTildes()
            case UInt8(ascii: "!") where byte(1) == UInt8(ascii: "["): readImage()
            case UInt8(ascii: "]") where byte(1) == UInt8(ascii: "(") || byte(1) == UInt8(ascii: ":"):
                copy(1)
                if !isHarmless(from: position + 1) { result.append(UInt8(ascii: "\\")) }
                copy(1)
            case UInt8(ascii: "<") where isAutomaticLink && !isHarmless(from: position + 1):
                result.append(UInt8(ascii: "\\"))
                copy(1)
            case UInt8(ascii: "<") where !isCodeUnsure && readTag():
                // A blank in place of a tag begins no text.
                isAtStart =
                    result.last { $0 > 0x20 || $0 == UInt8(ascii: "\n") }.map { $0 == UInt8(ascii: "\n") } ?? true
            case UInt8(ascii: "<") where !isAutomaticLink && byte(1).map(\.beginsTag) == true:
                result.append(UInt8(ascii: "\\"))
                copy(1)
            default: copy(1)
            }
        }
    }

    /// Marks of Markdown for tags of HTML around a few words: keys and code are code, and the others are emphasis.
    private static let marks = [
        "kbd": "`", "code": "`", "samp": "`", "b": "**", "strong": "**", "i": "*", "em": "*",
    ]

    /// Writes such words in Markdown, and a blank for the end of a line; false where there is no such tag.
    private mutating func readTag() -> Bool {
        let name = bytes[(position + 1)...].prefix(while: \.isSmall)
        let word = String(decoding: name, as: UTF8.self)
        if word == "br" {
            let end = bytes[name.endIndex...].prefix(3).firstIndex(of: UInt8(ascii: ">"))
            guard let end, bytes[name.endIndex..<end].allSatisfy({ " /".utf8.contains($0) }) else { return false }
            if result.last != UInt8(ascii: " "), bytes.dropFirst(end + 1).first != UInt8(ascii: " ") {
                result.append(UInt8(ascii: " "))
            }
            position = end + 1
            return true
        }
        guard let mark = Self.marks[word], name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ">") else {
            return false
        }
        let content = bytes[(name.endIndex + 1)...].prefix { !"<`*[\n\\".utf8.contains($0) }
        let close = Array("</\(word)>".utf8)
        guard let first = content.first, let last = content.last, first != UInt8(ascii: " "),
            last != UInt8(ascii: " "), bytes[content.endIndex...].starts(with: close)
        else { return false }
        result += Array(mark.utf8) + content + Array(mark.utf8)
        position = content.endIndex + close.count
        return true
    }

    private func byte(_ offset: Int) -> UInt8? { position + offset < bytes.count ? bytes[position + offset] : nil }

    private mutating func copy(_ count: Int) {
        result += bytes[position..<(position + count)]
        position += count
    }

    /// Three backticks are a fence, wherever a line breaks before them: of code on one line one is enough.
    private mutating func readCode() {
        let ticks = bytes[position...].prefix { $0 == UInt8(ascii: "`") }.count
        var place = position + ticks
        while !isCodeUnsure, place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
            let run = bytes[place...].prefix { $0 == UInt8(ascii: "`") }.count
            if run == ticks {
                let code = bytes[(position + ticks)..<place]
                if isLive(inTable: code) || (ticks > 2 && code.contains(UInt8(ascii: "`"))) { break }
                guard ticks > 2 else { return copy(place + run - position) }
                result += [UInt8(ascii: "`")] + code + [UInt8(ascii: "`")]
                position = place + run
                return
            }
            place += max(run, 1)
        }
        isCodeUnsure = true
        if ticks > 2 { result.append(UInt8(ascii: "\\")) }
        copy(ticks)
    }

    /// A bar ends a cell, in code too.
    private func isLive(inTable code: ArraySlice<UInt8>) -> Bool {
        hasTable && code.contains(UInt8(ascii: "|"))
            && code.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "[") }
    }

    private mutating func readTildes() {
        let count = bytes[position...].prefix { $0 == UInt8(ascii: "~") }.count
        if count > 2 { result.append(UInt8(ascii: "\\")) }
        copy(count)
    }

    /// An image without a text is a link with one.
    private mutating func readImage() {
        position += 1
        copy(1)
        if bytes[position...].starts(with: "](".utf8) { result += "image".utf8 }
    }

    /// Whether a scheme and a colon stand behind `<`.
    private var isAutomaticLink: Bool {
        let word = bytes[(position + 1)...].prefix { $0.isWordOfScheme }
        let end = word.endIndex
        return word.count > 1 && end < bytes.count && bytes[end] == UInt8(ascii: ":")
    }

    /// Whether an address can be of the web, or has no scheme. Markdown knows more ways to write a letter than the
    /// letter: with one of them the address is none that anybody meant.
    private func isHarmless(from start: Int) -> Bool {
        let address = bytes[start...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "<") }
        for scheme in ["https://", "http://", "mailto:"] {
            let beginning = address.prefix(scheme.utf8.count).map { $0 | 0x20 }
            if beginning.elementsEqual(scheme.utf8.map { $0 | 0x20 }) { return true }
        }
        for byte in address {
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ")"), UInt8(ascii: ">"),
                0...0x20:
                return true
            case UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "\\"): return false
            default: continue
            }
        }
        return true
    }
}

private enum CodeFence {
    /// Nil where it is not sure where the block ends: all of it is indented like its beginning, so that it stands in
    /// one block of any kind, and the first line that looks like a fence ends it, as DocC takes any such line.
    static func end(in lines: [Substring], from start: Int) -> Int? {
        guard let opening = fence(lines[start]), opening.margin <= 3,
            opening.mark == UInt8(ascii: "~") || !opening.info.contains("`")
        else {
            return nil
        }
        for index in lines.index(after: start)..<max(lines.endIndex, lines.index(after: start)) {
            let line = lines[index]
            if line.allSatisfy({ $0 == " " }) { continue }
            guard margin(line) >= opening.margin else { return nil }
            guard let other = fence(line) else { continue }
            let isEnd = other.mark == opening.mark && other.count >= opening.count && other.info.isEmpty
            return isEnd && other.margin <= 3 ? index : nil
        }
        return nil
    }

    private static func fence(_ line: Substring) -> (mark: UInt8, count: Int, margin: Int, info: Substring)? {
        let margin = margin(line)
        let text = line.dropFirst(margin)
        guard let mark = text.utf8.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let count = text.utf8.prefix { $0 == mark }.count
        return count < 3 ? nil : (mark, count, margin, text.dropFirst(count))
    }

    private static func margin(_ line: Substring) -> Int { line.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
}

extension UInt8 {
    fileprivate var beginsTag: Bool {
        isASCIILetter || self == UInt8(ascii: "/") || self == UInt8(ascii: "!") || self == UInt8(ascii: "?")
    }

    fileprivate var isWordOfScheme: Bool { isASCIILetterOrDigit || "+-.".utf8.contains(self) }
}
