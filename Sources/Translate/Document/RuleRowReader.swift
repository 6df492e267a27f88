import Core
import Documents
import WebModel

struct RuleRowReader {
    private let row: MatrixRow

    init(_ row: MatrixRow) {
        self.row = row
    }

    /// Makes a rule for each component of the heading; none, with errors, where a cell is faulty.
    func rules(into diagnostics: inout DiagnosticBag) -> [MatrixRule] {
        let web = diagnostics.value { () throws(CellProblem) in try patterns(in: .web) }
        let swiftUI = diagnostics.value { () throws(CellProblem) in try swiftUIColumn() }
        let uiKit = diagnostics.value { () throws(CellProblem) in try uiKitColumn(skipped: swiftUI?.column == .skip) }
        guard let web, let swiftUI, let uiKit else { return [] }
        let skip = swiftUI.column == .skip ? swiftUI.start : uiKit.column == .skip ? uiKit.start : nil
        guard let reason = diagnostics.value({ () throws(CellProblem) in try row.reason(forSkipAt: skip) }) else {
            return []
        }
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
        var patterns: [ItemPattern] = []
        for span in try cell.codeSpans() {
            patterns.append(
                try span.read { (text) throws(TextProblem) in
                    try ItemPatternParser.parse(text, of: kinds, in: section)
                }
            )
        }
        return (patterns, cell.markdown)
    }

    private static let resultSeparators: Set<String> = [",", "and", "or", "+"]

    func swiftUIColumn() throws(CellProblem) -> (column: SwiftUIColumn, start: SourceLocation) {
        let cell = try row.needed(.swiftUI)
        if cell.word == "skip" { return (.skip, cell.wordStart) }
        let parser = SwiftUIResultParser(types: row.types)
        var results: [SwiftUIResult] = []
        for span in try cell.codeSpans(separatedBy: Self.resultSeparators, words: ["skip"]) {
            try Self.checkAlone(span, ["skip"])
            let result = try span.read(parser.parse)
            if let name = result.name, results.contains(where: { $0.name == name && $0.isSlot == result.isSlot }) {
                throw Self.doubled(at: span)
            }
            results.append(result)
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
        var results: [UIKitResult] = []
        for span in try cell.codeSpans(separatedBy: Self.resultSeparators, words: ["skip", "same"]) {
            try Self.checkAlone(span, ["skip", "same"])
            let result = try span.read(parser.parse)
            if let name = result.name, results.contains(where: { $0.name == name }) {
                throw Self.doubled(at: span)
            }
            results.append(result)
        }
        return (.results(results), cell.start)
    }

    /// A text and a view alone are two forms of one member.
    private static func doubled(at span: CodeSpan) -> CellProblem {
        CellProblem(.matrixResult, "the row makes two members of this name", at: span.place(of: 0))
    }

    private static func checkAlone(_ span: CodeSpan, _ words: [String]) throws(CellProblem) {
        guard words.contains(span.text) else { return }
        throw CellProblem(.matrixCell, "“\(span.text)” stands alone in its cell", at: span.place(of: 0))
    }
}
