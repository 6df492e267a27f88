package import Core

package final class MarkupSource: Sendable {
    /// Limit in bytes: no person writes a larger page.
    package static let largestSize = 4 << 20

    package let path: SourcePath
    /// Valid UTF-8.
    let bytes: [UInt8]
    private let lines: LineIndex
    /// Number of lines of the file that stand before it.
    private let linesBefore: Int

    package init?(_ file: SourceFile, linesBefore: Int = 0, into diagnostics: inout DiagnosticBag) {
        self.linesBefore = linesBefore
        guard file.bytes.count <= Self.largestSize else {
            diagnostics.error(
                .inputTooLarge,
                "the file has \(file.bytes.count) bytes, more than the \(Self.largestSize >> 20) MiB that a page may have",
                at: .start(of: file.path)
            )
            return nil
        }
        path = file.path
        bytes = file.bytes
        lines = LineIndex(file.bytes)
        if let offset = UTF8Check.firstInvalidOffset(in: file.bytes) {
            diagnostics.error(.inputNotUTF8, "the file is not UTF-8 from here on", at: place(of: offset))
            return nil
        }
    }

    func place(of offset: Int) -> SourceLocation {
        let place = lines.location(of: offset, in: path)
        if linesBefore == 0 { return place }
        return SourceLocation(file: path, line: place.line + linesBefore, column: place.column)
    }

    func lineRanges() -> [Range<Int>] {
        (1...lines.lineCount).map { line in
            let end = line < lines.lineCount ? lines.start(ofLine: line + 1) : bytes.count
            return lines.start(ofLine: line)..<end
        }
    }
}

/// A part of a file that is HTML: a page, or the text between two fences of Markdown.
package struct MarkupFragment: Sendable {
    package let source: MarkupSource
    package let range: Range<Int>
    /// The quote marks of Markdown before its lines, which are no part of it.
    private(set) var ignored: [Range<Int>] = []

    package var text: String {
        var bytes: [UInt8] = []
        var position = range.lowerBound
        for gap in ignored {
            bytes += source.bytes[position..<gap.lowerBound]
            position = gap.upperBound
        }
        return String(decoding: bytes + source.bytes[position..<range.upperBound], as: UTF8.self)
    }
}

extension MarkupFragment {
    package init(_ source: MarkupSource) {
        self.init(source: source, range: source.bytes.indices)
    }
}
