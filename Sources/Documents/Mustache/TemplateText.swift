import Core

enum TemplateText {
    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte.isBlank || byte.endsLine }

    static func isPartOfName(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    static func isControl(_ byte: UInt8) -> Bool { (byte < 0x20 && !isSpace(byte)) || byte == 0x7F }

    static func behindLineBreak(in bytes: [UInt8], at index: Int) -> Int? {
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "\n") { return index + 1 }
        guard bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n")
        else { return nil }
        return index + 2
    }

    /// The text for a message, if it is short and can't deceive a reader or a terminal.
    static func quoted(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.count <= 60, bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        return "'\(String(decoding: bytes, as: UTF8.self))'"
    }

    static func quoted(_ text: String) -> String { quoted(ArraySlice(text.utf8)) ?? "a name that can't be printed" }
}
