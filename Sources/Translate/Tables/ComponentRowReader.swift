import Core
import SwiftModel
import WebModel

struct ComponentRowReader {
    private let row: MatrixRow

    init(_ row: MatrixRow) {
        self.row = row
    }

    func entry(into diagnostics: inout DiagnosticBag) -> ComponentsTable.Entry? {
        let tags = diagnostics.value { () throws(CellProblem) in try webTags() }
        let result = diagnostics.value { () throws(CellProblem) in try self.result() }
        let base = diagnostics.value { () throws(CellProblem) in try uiKitBase(skipped: result?.skip != nil) }
        let items = diagnostics.value { () throws(CellProblem) in
            guard let cell = row.optional(.items) else { return [] as [NamePattern] }
            return try self.tags(in: cell)
        }
        let implied = diagnostics.value { () throws(CellProblem) in try self.implied() }
        guard let tags, let result, let base, let items, let implied,
            let reason = diagnostics.value({ () throws(CellProblem) in try row.reason(forSkipAt: result.skip) })
        else { return nil }
        return ComponentsTable.Entry(
            components: tags.patterns,
            conditions: tags.conditions,
            result: result.value,
            uiKit: base,
            items: items,
            implied: implied,
            reason: reason,
            source: row.source,
            text: tags.text
        )
    }

    private func webTags() throws(CellProblem) -> (
        patterns: [NamePattern], conditions: [ComponentCondition], text: String
    ) {
        let cell = try row.needed(.web)
        let spans = try cell.codeSpans()
        var patterns: [NamePattern] = []
        var conditions: [ComponentCondition] = []
        for span in spans {
            let read = try span.read { (text) throws(TextProblem) in
                let read = try ComponentPatternParser.parse(text)
                guard spans.count == 1 || read.conditions.isEmpty else {
                    let message = "a row with conditions has one pattern, in which commas separate the tags"
                    throw TextProblem(.matrixPattern, message, at: 0)
                }
                return read
            }
            patterns += read.tags
            conditions += read.conditions
        }
        return (patterns, conditions, cell.markdown)
    }

    private func tags(in cell: MatrixCell) throws(CellProblem) -> [NamePattern] {
        var patterns: [NamePattern] = []
        for span in try cell.codeSpans() { patterns += try span.read(TagPatternParser.parse) }
        return patterns
    }

    private func result() throws(CellProblem) -> (value: ComponentsTable.Result, skip: SourceLocation?) {
        let cell = try row.needed(.swiftUI)
        if cell.word == "skip" { return (.skip, cell.wordStart) }
        let primitive = try cell.codeSpan(words: ["skip"]).read { (text) throws(TextProblem) in
            try Self.known(NativePrimitive.self, text, "no native primitive that is known")
        }
        return (.primitive(primitive), nil)
    }

    private func uiKitBase(skipped: Bool) throws(CellProblem) -> UIKitBase? {
        guard let cell = row.optional(.uiKit) else { return nil }
        if skipped, cell.word == "skip" { return nil }
        return try cell.codeSpan().read { (text) throws(TextProblem) in
            try Self.known(UIKitBase.self, text, "no class that a component can be based on")
        }
    }

    private func implied() throws(CellProblem) -> [ItemReference] {
        guard let cell = row.optional(.implies) else { return [] }
        var items: [ItemReference] = []
        for span in try cell.codeSpans() {
            items += try span.read { (text) throws(TextProblem) in
                let found = try ItemNameParser.parseAll(text)
                for item in found where item.isGlob {
                    throw TextProblem(
                        .matrixPattern,
                        "an implied item is named exactly, without stars",
                        at: item.offset
                    )
                }
                return found.map(\.item)
            }
        }
        return items
    }

    private static func known<Word: RawRepresentable<String> & CaseIterable>(
        _ type: Word.Type,
        _ text: String,
        _ message: String
    ) throws(TextProblem) -> Word {
        let word = text.withoutBlanks
        if let known = Word(rawValue: word) { return known }
        throw TextProblem(
            .matrixResult,
            "“\(word)” is \(message)",
            at: 0,
            suggestion: NearestName.of(word, among: Word.allCases.map(\.rawValue))
        )
    }
}

/// `*-grid, *-tiles + #(default) + <{tag}-row>`
enum ComponentPatternParser {
    static func parse(
        _ text: String
    ) throws(TextProblem) -> (tags: [NamePattern], conditions: [ComponentCondition]) {
        var scanner = TextScanner(text)
        let tags = try TagPatternParser.parseList(&scanner)
        var conditions: [ComponentCondition] = []
        while scanner.skip("+") {
            scanner.skipBlanks()
            conditions.append(
                scanner.startsWith("<") ? .part(try parts(&scanner)) : .item(try item(&scanner))
            )
        }
        guard scanner.isAtEnd else {
            throw TextProblem(.matrixPattern, "“\(scanner.character)” can't stand in a tag", at: scanner.index)
        }
        return (tags, conditions)
    }

    private static let partStart = "<{tag}-"

    private static func parts(_ scanner: inout TextScanner) throws(TextProblem) -> [String] {
        var endings: [String] = []
        repeat {
            scanner.skipBlanks()
            let start = scanner.index
            let isStarted = scanner.skip(word: partStart)
            let ending = scanner.take(while: ItemNameParser.isNameByte)
            guard isStarted, !ending.isEmpty, scanner.skip(">") else {
                throw TextProblem(.matrixPattern, "a part is written as `<{tag}-row>`", at: start)
            }
            endings.append("-" + ending)
        } while scanner.skip(",")
        return endings
    }

    /// Reads as far as the next plus.
    private static func item(_ scanner: inout TextScanner) throws(TextProblem) -> ItemPattern {
        let start = scanner.index
        let text = scanner.take { $0 != UInt8(ascii: "+") }
        do throws(TextProblem) {
            return try ItemPatternParser.parse(text, of: ItemKind.allCases, in: MatrixSection.components.rawValue)
        } catch {
            throw TextProblem(error.id, error.message, at: error.offset + start, suggestion: error.suggestion)
        }
    }
}
