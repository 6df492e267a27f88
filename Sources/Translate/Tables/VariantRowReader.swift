import Core
package import SwiftModel

struct VariantRowReader {
    private let row: MatrixRow

    init(_ row: MatrixRow) {
        self.row = row
    }

    func read(into variants: inout VariantsTable, diagnostics: inout DiagnosticBag) {
        let values = diagnostics.value { () throws(CellProblem) in try webValues() }
        let meaning = diagnostics.value { () throws(CellProblem) in try readMeaning() }
        guard let values, let meaning else { return }
        for value in values { variants.words[value] = VariantsTable.Entry(meaning: meaning, source: row.source) }
    }

    private func webValues() throws(CellProblem) -> [String] {
        var values: [String] = []
        for span in try row.needed(.web).codeSpans() {
            values.append(
                try span.read { (text) throws(TextProblem) in
                    let value = text.withoutBlanks.lowercased()
                    let isWord = value.utf8.allSatisfy { byte in
                        switch byte {
                        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                            UInt8(ascii: "-"), UInt8(ascii: "_"):
                            true
                        default: false
                        }
                    }
                    guard isWord, !value.isEmpty else {
                        throw TextProblem(
                            .matrixPattern,
                            "the value of a variant has letters, digits, hyphens and underscores",
                            at: 0
                        )
                    }
                    return value
                }
            )
        }
        return values
    }

    private func readMeaning() throws(CellProblem) -> VariantMeaning {
        let emphasis = try word(.emphasis, VariantMeaning.Emphasis.self)
        let tone = try word(.tone, VariantMeaning.Tone.self)
        guard emphasis != nil || tone != nil else {
            let message = "a row of “Variants” says an emphasis, a tone, or both"
            throw CellProblem(.matrixCell, message, at: try row.needed(.web).start)
        }
        return VariantMeaning(emphasis: emphasis, tone: tone)
    }

    /// nil for an empty cell.
    private func word<Word: RawRepresentable & CaseIterable>(
        _ column: MatrixColumn,
        _ type: Word.Type
    ) throws(CellProblem) -> Word? where Word.RawValue == String {
        guard let cell = row.optional(column) else { return nil }
        return try cell.codeSpan().read { (text) throws(TextProblem) in
            let word = text.withoutBlanks
            if let known = Word(rawValue: word) { return known }
            let words = Word.allCases.map(\.rawValue)
            throw TextProblem(
                .matrixResult,
                "“\(word)” is none of \(words.joined(separator: ", "))",
                at: 0,
                suggestion: NearestName.of(word, among: words).map { "did you mean \($0)?" }
            )
        }
    }
}

/// Looks of variant values, where no design token tells them.
package struct VariantsTable: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        package let meaning: VariantMeaning
        package let source: RuleSource
    }

    /// Keyed by words in lower case.
    package var words: [String: Entry] = [:]

    package var meanings: VariantMeanings { VariantMeanings(words.mapValues(\.meaning)) }

    package init() {}
}
