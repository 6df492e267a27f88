/// The content of a line is the text before its ending, `\n` or `\r\n`, so that lines with different endings can be
/// compared; a lone `\r` is content, as it is for other tools that compare lines.
struct TextLines: Sendable {
    let bytes: [UInt8]
    /// The offset of the first byte of each line, and behind them the length of the file.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        starts.reserveCapacity(bytes.count / 24 + 2)
        bytes.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
        }
        // Bytes behind the last line break are a line only if there are any.
        if starts[starts.count - 1] < bytes.count { starts.append(bytes.count) }
        self.starts = starts
    }

    var count: Int { starts.count - 1 }

    func range(of line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }

    func range(of lines: Range<Int>) -> Range<Int> { starts[lines.lowerBound]..<starts[lines.upperBound] }

    func contentRange(of line: Int) -> Range<Int> {
        let range = range(of: line)
        return range.lowerBound..<range.upperBound - ending(of: line).count
    }

    func content(of line: Int) -> ArraySlice<UInt8> { bytes[contentRange(of: line)] }

    func ending(of line: Int) -> LineEnding {
        let range = range(of: line)
        guard bytes[range.upperBound - 1] == UInt8(ascii: "\n") else { return .none }
        let isPair = range.count > 1 && bytes[range.upperBound - 2] == UInt8(ascii: "\r")
        return isPair ? .crlf : .lf
    }

    /// The number of the line, from 0, that a byte belongs to.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Whether the last line is ended. Nothing is missing in an empty file.
    var isLastLineEnded: Bool { bytes.isEmpty || bytes[bytes.count - 1] == UInt8(ascii: "\n") }

    enum Endings: Sendable, Equatable {
        case noLines, mixed
        /// Endings of one kind; the last line may have none.
        case all(LineEnding)

        var known: LineEnding? {
            if case .all(let ending) = self { ending } else { nil }
        }
    }

    var endings: Endings {
        var endings = Endings.noLines
        for line in 0..<count {
            let ending = ending(of: line)
            if ending == .none || endings == .all(ending) { continue }
            guard endings == .noLines else { return .mixed }
            endings = .all(ending)
        }
        return endings
    }

    /// The text with `\n` behind every line, also the last.
    var withPlainEndings: [UInt8] {
        if isLastLineEnded, endings != .mixed, endings != .all(.crlf) { return bytes }
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count + 1)
        for line in 0..<count {
            plain += content(of: line)
            plain.append(UInt8(ascii: "\n"))
        }
        return plain
    }
}

/// Bytes at the end of a line. Only the last line of a file may have none.
enum LineEnding: Sendable, Hashable {
    case none, lf, crlf

    var bytes: [UInt8] {
        switch self {
        case .none: []
        case .lf: [UInt8(ascii: "\n")]
        case .crlf: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        }
    }

    var count: Int {
        switch self {
        case .none: 0
        case .lf: 1
        case .crlf: 2
        }
    }
}
