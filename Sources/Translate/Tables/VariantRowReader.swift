import Core
package import SwiftModel

struct VariantRowReader {
    let row: MatrixRow

    func read(into variants: inout VariantsTable, diagnostics: inout DiagnosticBag) {
        let values = diagnostics.value(try row.needed(.web).values(Self.webValue))
        let meaning = diagnostics.value(try readMeaning())
        guard let values, let meaning else { return }
        for value in values { variants.words[value] = VariantsTable.Entry(meaning: meaning, source: row.source) }
    }

    private static func webValue(_ text: String) throws(TextProblem) -> String {
        let value = text.withoutBlanks.lowercased()
        guard value.utf8.allSatisfy({ $0.isASCIILetterOrDigit || "-_".utf8.contains($0) }), !value.isEmpty else {
            let message = "the value of a variant has letters, digits, hyphens and underscores"
            throw TextProblem(.matrixPattern, message, at: 0)
        }
        return value
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
        return try cell.value { (text) throws(TextProblem) in
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
}
