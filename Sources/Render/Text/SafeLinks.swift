/// The Markdown of a library for readers of its Swift documentation: links lead to the web or stay where they are, and
/// nothing is loaded by looking at it.
///
/// A link of another scheme, such as `javascript:`, becomes plain text by a backslash before its address; an image
/// becomes a link. What stands between backticks on one line is code and stays as it is, as long as every backtick
/// before it has its partner: what Markdown takes for code further down depends on blocks, which change when text is
/// set anew.
struct SafeLinks {
    private let bytes: [UInt8]
    private var result: [UInt8] = []
    private var position = 0
    /// Whether a backtick without a partner came before.
    private var isCodeUnsure = false

    /// The same text for nearly all of them.
    static func text(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }) else { return text }
        var links = SafeLinks(bytes: Array(text.utf8))
        links.read()
        return String(decoding: links.result, as: UTF8.self)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        result.reserveCapacity(bytes.count)
    }

    private mutating func read() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): copy(min(2, bytes.count - position))
            case UInt8(ascii: "`"): readCode()
            case UInt8(ascii: "!") where byte(1) == UInt8(ascii: "["): readImage()
            case UInt8(ascii: "]") where byte(1) == UInt8(ascii: "(") || byte(1) == UInt8(ascii: ":"):
                copy(1)
                if !isHarmless(from: position + 1) { result.append(UInt8(ascii: "\\")) }
                copy(1)
            case UInt8(ascii: "<") where isAutomaticLink && !isHarmless(from: position + 1):
                result.append(UInt8(ascii: "\\"))
                copy(1)
            case UInt8(ascii: "<") where !isCodeUnsure && readTag(): break
            default: copy(1)
            }
        }
    }

    /// What Markdown writes for tags of HTML around a few words: keys and code are code, and the others are emphasis.
    private static let marks = [
        "kbd": "`", "code": "`", "samp": "`", "b": "**", "strong": "**", "i": "*", "em": "*",
    ]

    /// Writes such words in Markdown, and a blank for the end of a line; false where there is no such tag.
    private mutating func readTag() -> Bool {
        let name = bytes[(position + 1)...].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
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

    private func byte(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func copy(_ count: Int) {
        result += bytes[position..<(position + count)]
        position += count
    }

    private mutating func readCode() {
        let ticks = bytes[position...].prefix { $0 == UInt8(ascii: "`") }.count
        var place = position + ticks
        while !isCodeUnsure, place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
            let run = bytes[place...].prefix { $0 == UInt8(ascii: "`") }.count
            if run == ticks { return copy(place + run - position) }
            place += max(run, 1)
        }
        isCodeUnsure = true
        copy(ticks)
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

extension UInt8 {
    fileprivate var isWordOfScheme: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
