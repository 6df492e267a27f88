import Core

struct IconRowReader {
    let row: MatrixRow

    func read(into icons: inout IconsTable, diagnostics: inout DiagnosticBag) {
        let names = diagnostics.value(try row.needed(.web).values(Self.webName))
        let symbol = diagnostics.value(try row.needed(.symbol).value(Self.symbolName))
        guard let names, let symbol else { return }
        for name in names { icons.symbols[name] = IconsTable.Entry(symbol: symbol, source: row.source) }
    }

    private static func webName(_ text: String) throws(TextProblem) -> String {
        try checked(
            text.withoutBlanks,
            marks: "-_./",
            .matrixPattern,
            "the name of an icon has letters, digits, hyphens, underscores, dots and slashes"
        )
    }

    private static func symbolName(_ text: String) throws(TextProblem) -> String {
        try checked(
            text.withoutBlanks,
            marks: ".",
            .matrixResult,
            "the name of a symbol has letters, digits and dots: `arrow.down`"
        )
    }

    private static func checked(
        _ name: String,
        marks: String,
        _ id: DiagnosticID,
        _ message: String
    ) throws(TextProblem) -> String {
        guard name.utf8.allSatisfy({ $0.isASCIILetterOrDigit || marks.utf8.contains($0) }), !name.isEmpty else {
            throw TextProblem(id, message, at: 0)
        }
        return name
    }
}

package struct IconsTable: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        /// SF Symbols: `magnifyingglass`.
        package let symbol: String
        package let source: RuleSource
    }

    /// Keyed by the names of icons.
    package var symbols: [String: Entry] = [:]
}
