/// Indentation of lines: nothing else is looked at to find where a piece of a text naturally begins.
struct LineShapes: Sendable {
    /// The indentation of each line in columns, a tab being one; nil for a blank line.
    private let indentations: [Int?]

    init(_ text: TextLines) {
        indentations = (0..<text.count).map { line in
            let content = text.content(of: line)
            let depth = content.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            return depth == content.count ? nil : depth
        }
    }

    /// Rates how much a reader would mind a hunk that begins or ends before the line: the further in, the more, and a
    /// little less where there is a blank line before.
    func cost(before line: Int) -> Int {
        let isBehindBlank = line > 0 && indentations[line - 1] == nil
        // A few blank lines belong to the line below them.
        let text = indentations[line...].prefix(8).first { $0 != nil }
        let depth = (text ?? nil) ?? -1
        return depth * 4 - (isBehindBlank ? 1 : 0)
    }
}
