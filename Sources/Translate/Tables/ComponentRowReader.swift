import Core
import SwiftModel
import WebModel

struct ComponentRowReader {
    let row: MatrixRow

    func entry(into diagnostics: inout DiagnosticBag) -> ComponentsTable.Entry? {
        let tags = diagnostics.value(try webTags())
        let result = diagnostics.value(try result())
        let base = diagnostics.value(try uiKitBase(skipped: result?.skip != nil))
        let items = diagnostics.value(try row.optional(.items)?.values(TagPatternParser.parse) ?? [])
        let implied = diagnostics.value(try row.optional(.implies)?.values(Self.implied) ?? [])
        guard let tags, let result, let base, let items, let implied,
            let reason = diagnostics.value(try row.reason(forSkipAt: result.skip))
        else { return nil }
        return ComponentsTable.Entry(
            components: tags.patterns,
            conditions: tags.conditions,
            result: result.value,
            uiKit: base,
            items: items.flatMap(\.self),
            implied: implied.flatMap(\.self),
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

    private func result() throws(CellProblem) -> (value: ComponentsTable.Result, skip: SourceLocation?) {
        let cell = try row.needed(.swiftUI)
        if cell.word == "skip" { return (.skip, cell.wordStart) }
        let primitive = try cell.value(words: ["skip"]) { text throws(TextProblem) in
            try NativePrimitive(known: text, "no native primitive that is known")
        }
        return (.primitive(primitive), nil)
    }

    private func uiKitBase(skipped: Bool) throws(CellProblem) -> UIKitBase? {
        guard let cell = row.optional(.uiKit) else { return nil }
        if skipped, cell.word == "skip" { return nil }
        return try cell.value { text throws(TextProblem) in
            try UIKitBase(known: text, "no class that a component can be based on")
        }
    }

    private static func implied(_ text: String) throws(TextProblem) -> [ItemReference] {
        let found = try ItemNameParser.parseAll(text)
        for item in found where item.isGlob {
            throw TextProblem(.matrixPattern, "an implied item is named exactly, without stars", at: item.offset)
        }
        return found.map(\.item)
    }
}

/// `*-grid, *-tiles + #(default) + <{tag}-row>`
enum ComponentPatternParser {
    static func parse(_ text: String) throws(TextProblem) -> (tags: [NamePattern], conditions: [ComponentCondition]) {
        var scanner = TextScanner(text)
        let tags = try TagPatternParser.parseList(&scanner)
        var conditions: [ComponentCondition] = []
        while scanner.skip("+") {
            scanner.skipBlanks()
            conditions.append(scanner.startsWith("<") ? .part(try parts(&scanner)) : .item(try item(&scanner)))
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
