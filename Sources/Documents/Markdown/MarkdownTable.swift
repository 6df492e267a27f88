package import Core

/// A table with one header row. Every row has as many cells as the header.
package struct MarkdownTable: Sendable, Equatable {
    package struct Cell: Sendable, Equatable {
        package let content: [MarkdownInline]
        /// The first word of the cell; in an empty cell the place where one would stand.
        package let start: SourceLocation

        package init(content: [MarkdownInline], start: SourceLocation) {
            self.content = content
            self.start = start
        }
    }

    package struct Row: Sendable, Equatable {
        package let cells: [Cell]
        package let start: SourceLocation
        /// Text behind the last column, as it was written: the parser drops it, mostly for a bar that its author forgot
        /// to escape.
        package let surplus: Cell?

        package init(cells: [Cell], start: SourceLocation, surplus: Cell? = nil) {
            self.cells = cells
            self.start = start
            self.surplus = surplus
        }
    }

    package let header: Row
    package let rows: [Row]

    package init(header: Row, rows: [Row]) {
        self.header = header
        self.rows = rows
    }
}
