import Core
import Documents

/// White space of any length is one blank, as in a browser.
enum VisibleText {
    static func collapsed(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
            if !isBlank {
                bytes.append(byte)
            } else if bytes.last != 0x20 {
                bytes.append(0x20)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func trimmed(_ text: String) -> String {
        var words = Substring(collapsed(text))
        while words.first == " " { words.removeFirst() }
        while words.last == " " { words.removeLast() }
        return String(words)
    }
}

extension MarkupNode {
    var isBlank: Bool {
        switch self {
        case .text(let text): VisibleText.trimmed(text.text).isEmpty
        case .comment: true
        case .element: false
        }
    }

    var place: SourceLocation {
        switch self {
        case .text(let text), .comment(let text): text.place
        case .element(let element): element.place
        }
    }

    var words: String {
        switch self {
        case .text(let text): text.text
        case .comment: ""
        case .element(let element): element.children.map(\.words).joined()
        }
    }
}
