import Core

struct IconRowReader {
    private let row: MatrixRow

    init(_ row: MatrixRow) {
        self.row = row
    }

    func read(into icons: inout IconsTable, diagnostics: inout DiagnosticBag) {
        let names = diagnostics.value { () throws(CellProblem) in try webNames() }
        let symbol = diagnostics.value { () throws(CellProblem) in
            try row.needed(.symbol).codeSpan().read(Self.symbolName)
        }
        guard let names, let symbol else { return }
        for name in names { icons.symbols[name] = IconsTable.Entry(symbol: symbol, source: row.source) }
    }

    private func webNames() throws(CellProblem) -> [String] {
        var names: [String] = []
        for span in try row.needed(.web).codeSpans() {
            names.append(
                try span.read { (text) throws(TextProblem) in
                    try Self.checked(
                        text.withoutBlanks,
                        marks: "-_./",
                        .matrixPattern,
                        "the name of an icon has letters, digits, hyphens, underscores, dots and slashes"
                    )
                }
            )
        }
        return names
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
        let isRight = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: marks.utf8.contains(byte)
            }
        }
        guard isRight, !name.isEmpty else { throw TextProblem(id, message, at: 0) }
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

    package init() {}
}
