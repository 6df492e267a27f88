import Core

/// Chosen for an output, never by a template, which can only ask for text as it is (`{{{name}}}`, `{{&name}}`).
package enum Escaping: Sendable, Hashable {
    /// Changes nothing. For Swift: its data holds only values that are safe where they stand.
    case none
    /// `&`, `<`, `>` and both quotes become entities, and control characters and marks that reorder text are replaced.
    case html
    /// `|` becomes `\|` and each line break a space, so that the text stays within its cell. It stays Markdown.
    case markdownCell

    func append(_ text: String, to output: inout [UInt8]) {
        guard self != .none else { return output.append(text: text) }
        var text = self == .html ? TerminalText.page(text) : text
        text.withUTF8 { append($0, to: &output) }
    }

    private func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var start = 0
        for index in text.indices {
            guard let replacement = replacement(of: text[index], at: index, in: text) else { continue }
            output.append(contentsOf: text[start..<index])
            output.append(contentsOf: replacement.utf8)
            start = index + 1
        }
        output.append(contentsOf: text[start...])
    }

    @inline(__always)
    private func replacement(of byte: UInt8, at index: Int, in text: UnsafeBufferPointer<UInt8>) -> String? {
        guard byte <= UInt8(ascii: "|") else { return nil }
        switch (self, byte) {
        case (.html, UInt8(ascii: "&")): return "&amp;"
        case (.html, UInt8(ascii: "<")): return "&lt;"
        case (.html, UInt8(ascii: ">")): return "&gt;"
        case (.html, UInt8(ascii: "\"")): return "&quot;"
        case (.html, UInt8(ascii: "'")): return "&#39;"
        case (.markdownCell, UInt8(ascii: "|")): return "\\|"
        case (.markdownCell, UInt8(ascii: "\r")): return " "
        case (.markdownCell, UInt8(ascii: "\n")):
            return index > 0 && text[index - 1] == UInt8(ascii: "\r") ? "" : " "
        default: return nil
        }
    }
}
