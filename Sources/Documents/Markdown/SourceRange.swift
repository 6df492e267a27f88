/// Range in the source as the parser tells it: lines and columns counted from 1, the end included.
struct SourceRange: Equatable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    /// The last line that holds something; a range that ends before the first column of a line ends in the line above.
    var lastLine: Int { endColumn == 0 ? endLine - 1 : endLine }
}
