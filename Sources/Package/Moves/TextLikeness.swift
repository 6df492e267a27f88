/// Share of a text that is in another one.
struct TextLikeness {
    /// Lines that say something, and how often each is there. A brace alone says nothing.
    private let lines: [ArraySlice<UInt8>: Int]
    private let count: Int

    private static let shortest = 4

    init(of text: [UInt8]) {
        var lines: [ArraySlice<UInt8>: Int] = [:]
        var count = 0
        for line in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let content = Self.trimmed(line)
            guard content.count >= Self.shortest else { continue }
            lines[content, default: 0] += 1
            count += 1
        }
        self.lines = lines
        self.count = count
    }

    /// Computes the share of the lines, from 0 to 1, that are in the other text, too: 0 for a text without lines.
    func share(in other: TextLikeness) -> Double {
        guard count > 0 else { return 0 }
        let common = lines.reduce(0) { $0 + min($1.value, other.lines[$1.key] ?? 0) }
        return Double(common) / Double(count)
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let first = line.firstIndex(where: { !isSpace($0) }),
            let last = line.lastIndex(where: { !isSpace($0) })
        else { return [] }
        return line[first...last]
    }
}
