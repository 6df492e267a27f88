import SourceText

/// The text of a Markdown file, made fit for the parsers, with the way back to the places of the file.
///
/// XML has no room for control characters, so each becomes U+FFFD; that and a byte-order mark move the columns of
/// their line, and `place` moves them back.
///
/// It never changes, and is a reference because every reader of a cell hands it on.
final class MarkdownSource: Sendable {
    /// What is beyond this is no documentation that a person wrote.
    static let largestSize = 4 * 1024 * 1024

    let path: SourcePath
    /// The cleaned text, valid UTF-8 without characters that XML forbids.
    let bytes: [UInt8]
    /// The offset of the first byte of each line, and behind the last line the offset of the end.
    private let lineStarts: [Int]
    /// By line, the columns of the cleaned text that a one-byte character widened to three bytes.
    private let widened: [Int: [Int]]
    private let hasByteOrderMark: Bool

    /// nil, with a diagnostic, where the file is no text that can be read.
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

        var cleaned: [UInt8] = []
        cleaned.reserveCapacity(file.bytes.count)
        var starts = [0]
        var widened: [Int: [Int]] = [:]
        var firstForbidden: (line: Int, column: Int)?
        var index = hasByteOrderMark ? 3 : 0
        while index < file.bytes.count {
            let byte = file.bytes[index]
            var column: Int { cleaned.count - (starts.last ?? 0) + 1 }
            switch byte {
            case UInt8(ascii: "\n"):
                cleaned.append(byte)
                starts.append(cleaned.count)
            case UInt8(ascii: "\r"):
                cleaned.append(byte)
                if index + 1 == file.bytes.count || file.bytes[index + 1] != UInt8(ascii: "\n") {
                    starts.append(cleaned.count)
                }
            case UInt8(ascii: "\t"), 0x20...0xEE, 0xF0...0xFF:
                cleaned.append(byte)
            case 0xEF:
                // U+FFFE and U+FFFF have as many bytes as what replaces them.
                let isNoncharacter = file.bytes[index + 1] == 0xBF && file.bytes[index + 2] >= 0xBE
                cleaned += isNoncharacter ? [0xEF, 0xBF, 0xBD] : file.bytes[index..<index + 3]
                if isNoncharacter, firstForbidden == nil { firstForbidden = (starts.count, column) }
                index += 2
            default:
                widened[starts.count, default: []].append(column)
                if firstForbidden == nil { firstForbidden = (starts.count, column) }
                cleaned += [0xEF, 0xBF, 0xBD]
            }
            index += 1
        }
        starts.append(cleaned.count)
        bytes = cleaned
        lineStarts = starts
        self.widened = widened
        if let (line, column) = firstForbidden {
            diagnostics.warning(
                .inputControlCharacter,
                "this is a control character; it and all others are read as U+FFFD",
                at: place(line: line, column: column)
            )
        }
    }

    var lineCount: Int { lineStarts.count - 1 }

    /// Whether something like `&#65;` may stand in it, with which any character can be written.
    var hasNumericReference: Bool {
        var previous: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "#"), previous == UInt8(ascii: "&") { return true }
            previous = byte
        }
        return false
    }

    /// The place in the file of a place in the cleaned text.
    func place(line: Int, column: Int) -> SourceLocation {
        var column = column
        if !widened.isEmpty, let columns = widened[line] {
            // The columns ascend; each widened character before this one added two bytes.
            var low = 0
            var high = columns.count
            while low < high {
                let middle = (low + high) / 2
                if columns[middle] < column { low = middle + 1 } else { high = middle }
            }
            column -= 2 * low
        }
        if line == 1, hasByteOrderMark { column += 3 }
        return SourceLocation(file: path, line: line, column: max(1, column))
    }

    /// The bytes of a line without its end; nothing beyond the last line.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard number >= 1, number < lineStarts.count else { return [] }
        var end = lineStarts[number]
        let start = lineStarts[number - 1]
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return bytes[start..<end]
    }

    /// The text of lines as it was written, their ends made `\n`, without one behind the last.
    func text(ofLines range: ClosedRange<Int>) -> String {
        var result: [UInt8] = []
        for number in range.clamped(to: 1...max(1, lineCount)) {
            if number > range.lowerBound { result.append(UInt8(ascii: "\n")) }
            result += line(number)
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension MarkdownSource: Equatable {
    static func == (left: MarkdownSource, right: MarkdownSource) -> Bool {
        left.path == right.path && left.bytes == right.bytes && left.widened == right.widened
            && left.hasByteOrderMark == right.hasByteOrderMark
    }
}
