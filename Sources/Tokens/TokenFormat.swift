/// The formats of token files, told apart by content: the name of a file says nothing.
enum TokenFormat {
    case stylesheet
    /// Format of the Design Tokens Community Group, or of a tool with one like it.
    case json
    /// A page in HTML, or XML.
    case markup
    case blank

    init(_ bytes: [UInt8]) {
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let text = content.drop { StylesheetBytes.isSpace($0) }
        switch text.first {
        case nil: self = .blank
        case UInt8(ascii: "{"): self = .json
        case UInt8(ascii: "["): self = Self.isList(text) ? .json : .stylesheet
        // Old stylesheets begin with the sign of a comment in HTML.
        case UInt8(ascii: "<"): self = text.starts(with: "<!--".utf8) ? .stylesheet : .markup
        default: self = .stylesheet
        }
    }

    /// A list in JSON; a stylesheet that begins so has the name of an attribute there.
    private static func isList(_ text: ArraySlice<UInt8>) -> Bool {
        guard let next = text.dropFirst().first(where: { !StylesheetBytes.isSpace($0) }) else { return false }
        return next == UInt8(ascii: "{") || next == UInt8(ascii: "[") || next == UInt8(ascii: "]")
            || next == UInt8(ascii: "\"")
    }
}
