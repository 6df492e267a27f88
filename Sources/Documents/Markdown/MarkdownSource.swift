import Core

/// The text of a Markdown file, made fit for the parser. Each control character becomes U+FFFD; that and a byte-order
/// mark move the columns of their line, and `place` moves them back. A reference, because every reader of a cell hands
/// it on.
final class MarkdownSource: Sendable {
    /// Limit in bytes: no person writes larger documentation.
    static let largestSize = 4 * 1024 * 1024

    let path: SourcePath
    /// Valid UTF-8 without control characters and noncharacters.
    let bytes: [UInt8]
    private let lines: LineIndex
    /// The offsets, ascending, at which a one-byte character was widened to three bytes.
    private let widened: [Int]
    private let hasByteOrderMark: Bool

    init?(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        path = file.path
        guard file.bytes.count <= Self.largestSize else {
            diagnostics.error(
                .inputTooLarge,
                "the file has \(file.bytes.count) bytes, more than the \(Self.largestSize >> 20) MiB that a Markdown file may have",
                at: .start(of: file.path)
            )
            return nil
        }
        if let offset = UTF8Check.firstInvalidOffset(in: file.bytes) {
            let place = LineIndex(file.bytes).location(of: offset, in: file.path)
            diagnostics.error(.inputNotUTF8, "the file is not UTF-8 from here on", at: place)
            return nil
        }
        hasByteOrderMark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let text = CleanedText(hasByteOrderMark ? Array(file.bytes.dropFirst(3)) : file.bytes)
        bytes = text.bytes
        widened = text.widened
        lines = LineIndex(bytes)
        if let offset = text.firstReplaced {
            let found = lines.location(of: offset, in: path)
            diagnostics.warning(
                .inputControlCharacter,
                "this is a control character; it and all others are read as U+FFFD",
                at: place(line: found.line, column: found.column)
            )
        }
    }

    var lineCount: Int { lines.lineCount }

    /// Whether something like `&#65;` may stand in it, with which any character can be written.
    var hasNumericReference: Bool {
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "#"), previous == UInt8(ascii: "&") { return true }
            previous = byte
        }
        return false
    }

    func place(line: Int, column: Int) -> SourceLocation {
        var column = column
        if !widened.isEmpty, line <= lineCount {
            // Each widened character before this one in its line added two bytes.
            let start = lines.start(ofLine: line)
            column -= 2 * (widenedCount(before: start + column - 1) - widenedCount(before: start))
        }
        if line == 1, hasByteOrderMark { column += 3 }
        return SourceLocation(file: path, line: line, column: max(1, column))
    }

    private func widenedCount(before offset: Int) -> Int {
        var low = 0
        var high = widened.count
        while low < high {
            let middle = (low + high) / 2
            if widened[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The bytes of a line without its end; nothing beyond the last line.
    func line(_ number: Int) -> ArraySlice<UInt8> { bytes[range(ofLine: number)] }

    func range(ofLine number: Int) -> Range<Int> {
        guard number >= 1, number <= lineCount else { return bytes.count..<bytes.count }
        var end = number < lineCount ? lines.start(ofLine: number + 1) : bytes.count
        let start = lines.start(ofLine: number)
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    func text(ofLines range: ClosedRange<Int>) -> String {
        var result: [UInt8] = []
        for number in range.clamped(to: 1...max(1, lineCount)) {
            if number > range.lowerBound { result.append(UInt8(ascii: "\n")) }
            result += line(number)
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// A text with U+FFFD for each control character and each noncharacter.
struct CleanedText {
    let bytes: [UInt8]
    private(set) var widened: [Int] = []
    private(set) var firstReplaced: Int?

    /// Takes valid UTF-8. Mostly there is nothing to replace, and then nothing is copied.
    init(_ text: [UInt8]) {
        guard let first = text.indices.first(where: { Self.isReplaced(text, at: $0) }) else {
            bytes = text
            return
        }
        firstReplaced = first
        var bytes = Array(text[..<first])
        bytes.reserveCapacity(text.count)
        var index = first
        while index < text.count {
            if !Self.isReplaced(text, at: index) {
                bytes.append(text[index])
                index += 1
                continue
            }
            // A noncharacter has as many bytes as its replacement.
            if text[index] < 0x20 { widened.append(bytes.count) }
            index += text[index] < 0x20 ? 1 : 3
            bytes += [0xEF, 0xBF, 0xBD]
        }
        self.bytes = bytes
    }

    private static func isReplaced(_ text: [UInt8], at index: Int) -> Bool {
        switch text[index] {
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x20...0xEE, 0xF0...0xFF: false
        // U+FFFE and U+FFFF.
        case 0xEF: text[index + 1] == 0xBF && text[index + 2] >= 0xBE
        default: true
        }
    }
}
