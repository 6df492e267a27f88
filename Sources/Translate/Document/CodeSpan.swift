import Core

/// The text of a code span in a cell or a heading, with the way back to its places.
struct CodeSpan {
    let text: String
    /// The first byte of the text; nil where it could not be found in the source.
    let start: SourceLocation?
    /// The cell or heading, which stands in where the place of the span is not known.
    let surroundings: SourceLocation
    /// Whether a bar stands in the source with a backslash before it, as in a table.
    let escapesBars: Bool

    /// The place of a byte of the text.
    func place(of offset: Int) -> SourceLocation {
        guard let start else { return surroundings }
        let bars = escapesBars ? text.utf8.prefix(offset).count { $0 == UInt8(ascii: "|") } : 0
        return SourceLocation(file: start.file, line: start.line, column: start.column + offset + bars)
    }

    /// Reads the text with a parser. Problems get their place in the file.
    func read<Value>(_ parse: (String) throws(TextProblem) -> Value) throws(CellProblem) -> Value {
        do throws(TextProblem) {
            return try parse(text)
        } catch {
            throw CellProblem(error, in: self)
        }
    }
}
