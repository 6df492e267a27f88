/// Shape of a file by its first bytes.
enum TextShape: Equatable {
    /// Nothing but white space.
    case blank
    /// Begins like a JSON object or array.
    case json
    case text

    init(_ bytes: [UInt8]) {
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let first = content.first { byte in
            byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
                && byte != UInt8(ascii: "\t")
        }
        switch first {
        case nil: self = .blank
        case UInt8(ascii: "{"): self = .json
        // A Markdown file may begin with a link; a JSON array never goes on like one.
        case UInt8(ascii: "["):
            self = content.contains(UInt8(ascii: "]")) && TextShape.beginsLikeLink(content) ? .text : .json
        default: self = .text
        }
    }

    private static func beginsLikeLink(_ content: ArraySlice<UInt8>) -> Bool {
        guard let close = content.firstIndex(of: UInt8(ascii: "]")), close + 1 < content.endIndex else { return false }
        let next = content[close + 1]
        return next == UInt8(ascii: "(") || next == UInt8(ascii: ":") || next == UInt8(ascii: "[")
    }
}
