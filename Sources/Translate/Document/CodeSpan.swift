import Core

struct CodeSpan {
    let text: String
    /// nil where the text could not be found in the source.
    let start: SourceLocation?
    /// Stands in where the place of the span is not known.
    let surroundings: SourceLocation
    /// Set in a table, where a bar has a backslash before it.
    let escapesBars: Bool

    func place(of offset: Int) -> SourceLocation {
        guard let start else { return surroundings }
        let bars = escapesBars ? text.utf8.prefix(offset).count { $0 == UInt8(ascii: "|") } : 0
        return SourceLocation(file: start.file, line: start.line, column: start.column + offset + bars)
    }

    func read<Value>(_ parse: (String) throws(TextProblem) -> Value) throws(CellProblem) -> Value {
        do throws(TextProblem) {
            return try parse(text)
        } catch {
            throw CellProblem(error, in: self)
        }
    }
}
