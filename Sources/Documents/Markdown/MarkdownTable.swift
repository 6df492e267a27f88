package import Core

/// A table with one header row. Every row has as many cells as the header.
package struct MarkdownTable: Sendable, Equatable {
    package struct Cell: Sendable, Equatable {
        package let content: [MarkdownInline]
        /// The first word of the cell; in an empty cell the place where one would stand.
        package let start: SourceLocation
    }

    package struct Row: Sendable, Equatable {
        package let cells: [Cell]
        package let start: SourceLocation
        /// Text behind the last column, as it was written: the parser drops it, mostly for a bar that its author forgot
        /// to escape.
        package var surplus: Cell? = nil
    }

    package let header: Row
    package let rows: [Row]
}
