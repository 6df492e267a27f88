/// The formats of token files, told apart by content: the name of a file says nothing.
enum TokenFormat {
    case stylesheet
    /// Of the Design Tokens Community Group.
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
        // Old stylesheets begin with the sign of a comment in HTML.
        case UInt8(ascii: "<"): self = text.starts(with: "<!--".utf8) ? .stylesheet : .markup
        default: self = .stylesheet
        }
    }
}
