/// Marks of a matrix are ASCII, so that no character is ever cut.
struct TextScanner {
    private let bytes: [UInt8]
    private(set) var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { index == bytes.count }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x09 { index += 1 }
    }

    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard next == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    func startsWith(_ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

    mutating func skip(word: String) -> Bool {
        guard startsWith(word) else { return false }
        index += word.utf8.count
        return true
    }

    mutating func take(while isWanted: (UInt8) -> Bool) -> String {
        let start = index
        while let byte = next, isWanted(byte) { index += 1 }
        return text(start..<index)
    }

    mutating func takeRest() -> String {
        var end = bytes.count
        while end > index, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        defer { index = bytes.count }
        return text(index..<end)
    }

    mutating func advance() {
        if index < bytes.count { index += 1 }
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    var character: String { String(decoding: bytes[index...].prefix(4), as: UTF8.self).first.map(String.init) ?? "" }
}

extension String {
    var withoutBlanks: String {
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        guard let first = utf8.firstIndex(where: { !isBlank($0) }),
            let last = utf8.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }
}
