import Core
import Documents
import WebModel

struct RuleRowReader {
    let row: MatrixRow

    /// Makes a rule for each component of the heading; none, with errors, where a cell is faulty.
    func rules(into diagnostics: inout DiagnosticBag) -> [MatrixRule] {
        let web = diagnostics.value(try patterns(in: .web))
        let swiftUI = diagnostics.value(try swiftUIColumn())
        let uiKit = diagnostics.value(try uiKitColumn(skipped: swiftUI?.column == .skip))
        guard let web, let swiftUI, let uiKit else { return [] }
        let skip = swiftUI.column == .skip ? swiftUI.start : uiKit.column == .skip ? uiKit.start : nil
        guard let reason = diagnostics.value(try row.reason(forSkipAt: skip)) else { return [] }
        return row.components.map { component in
            MatrixRule(
                source: row.source,
                components: component,
                patterns: web.patterns,
                swiftUI: swiftUI.column,
                uiKit: uiKit.column,
                reason: reason,
                text: web.text
            )
        }
    }

    func patterns(in column: MatrixColumn) throws(CellProblem) -> (patterns: [ItemPattern], text: String) {
        let cell = try row.needed(column)
        let kinds = row.section.itemKinds
        let section = row.section.rawValue
        let patterns = try cell.values { text throws(TextProblem) in
            try ItemPatternParser.parse(text, of: kinds, in: section)
        }
        return (patterns, cell.markdown)
    }

    private static let resultSeparators: Set<String> = [",", "and", "or", "+"]

    func swiftUIColumn() throws(CellProblem) -> (column: SwiftUIColumn, start: SourceLocation) {
        let cell = try row.needed(.swiftUI)
        if cell.word == "skip" { return (.skip, cell.wordStart) }
        let parser = SwiftUIResultParser(types: row.types)
        let results = try results(in: cell, beside: ["skip"], parser.parse) { result, other in
            result.name != nil && result.name == other.name && result.isSlot == other.isSlot
        }
        return (.results(results), cell.start)
    }

    func uiKitColumn(skipped: Bool) throws(CellProblem) -> (column: UIKitColumn, start: SourceLocation) {
        // A row that leaves an item out in SwiftUI needs not say it twice.
        if skipped, row.optional(.uiKit) == nil { return (.skip, row.source.location) }
        let cell = try row.needed(.uiKit)
        if cell.word == "skip" { return (.skip, cell.wordStart) }
        if cell.word == "same" { return (.same, cell.start) }
        let parser = UIKitResultParser(types: row.types)
        let results = try results(in: cell, beside: ["skip", "same"], parser.parse) { result, other in
            result.name != nil && result.name == other.name
        }
        return (.results(results), cell.start)
    }

    private func results<Result>(
        in cell: MatrixCell,
        beside words: [String],
        _ parse: (String) throws(TextProblem) -> Result,
        areDoubled: (Result, Result) -> Bool
    ) throws(CellProblem) -> [Result] {
        var results: [Result] = []
        for span in try cell.codeSpans(separatedBy: Self.resultSeparators, words: words) {
            if words.contains(span.text) {
                throw CellProblem(.matrixCell, "“\(span.text)” stands alone in its cell", at: span.place(of: 0))
            }
            let result = try span.read(parse)
            // A text and a view alone are two forms of one member.
            if results.contains(where: { areDoubled(result, $0) }) {
                throw CellProblem(.matrixResult, "the row makes two members of this name", at: span.place(of: 0))
            }
            results.append(result)
        }
        return results
    }
}
