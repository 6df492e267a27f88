import Core
import Documents

/// Finds the code spans of a table cell in the line of the source.
///
/// The parser loses their places behind an escaped bar. The spans are looked for one behind the other, so that one pass
/// over the line finds them all.
struct CodeSpanPlaces {
    private let line: [UInt8]
    private let cell: SourceLocation
    private var index: Int
    private var isLost = false

    init(of cell: MarkdownTable.Cell, in document: MarkdownDocument) {
        self.cell = cell.start
        line = Array(document.source(lines: cell.start.line...cell.start.line).utf8)
        index = cell.start.column - 1
    }

    /// The place of the next span; nil where it is not to be found, and then for all that follow.
    mutating func next(_ text: String) -> SourceLocation? {
        guard !isLost else { return nil }
        let escaped = text.utf8.flatMap { $0 == UInt8(ascii: "|") ? [UInt8(ascii: "\\"), $0] : [$0] }
        while index < line.count {
            guard line[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            var first = index
            while first < line.count, line[first] == UInt8(ascii: "`") { first += 1 }
            index = first
            while first < line.count, line[first] == 0x20, escaped.first != 0x20 { first += 1 }
            guard line[first...].starts(with: escaped) else { break }
            index = first + escaped.count
            while index < line.count, line[index] == 0x20 || line[index] == UInt8(ascii: "`") { index += 1 }
            return SourceLocation(file: cell.file, line: cell.line, column: first + 1)
        }
        isLost = true
        return nil
    }
}
