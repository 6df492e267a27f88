/// A place in an input file: line and column count from 1, the column in UTF-8 bytes as the Swift compiler counts it.
package struct SourceLocation: Sendable, Hashable {
    package let file: SourcePath
    package let line: Int
    package let column: Int

    package init(file: SourcePath, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The place of something that concerns a file as a whole.
    package static func start(of file: SourcePath) -> SourceLocation { SourceLocation(file: file, line: 1, column: 1) }
}

extension SourceLocation: Comparable {
    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.file != right.file { return left.file < right.file }
        return (left.line, left.column) < (right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    package var description: String { "\(file.typed):\(line):\(column)" }
}
