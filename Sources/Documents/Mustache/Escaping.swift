import Core

/// Chosen for an output, never by a template, which can only ask for text as it is (`{{{name}}}`, `{{&name}}`).
package enum Escaping: Sendable, Hashable {
    /// Changes nothing. For Swift: its data holds only values that are safe where they stand.
    case none
    /// `&`, `<`, `>` and both quotes become entities, and control characters and marks that reorder text are replaced.
    case html

    func append(_ text: String, to output: inout [UInt8]) {
        guard self != .none else { return output.append(text: text) }
        var text = TerminalText.page(text)
        text.withUTF8 { Self.append($0, to: &output) }
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var start = 0
        for index in text.indices {
            guard let replacement = entity(for: text[index]) else { continue }
            output.append(contentsOf: text[start..<index])
            output.append(contentsOf: replacement.utf8)
            start = index + 1
        }
        output.append(contentsOf: text[start...])
    }

    private static func entity(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
