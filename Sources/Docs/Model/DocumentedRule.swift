package import Matrix
import SourceText

/// A row of a matrix that decided something, with what it says.
package struct DocumentedRule: Sendable {
    package let source: RuleSource
    /// File and line, as published.
    package let place: String
    /// Column and words; none where the row can't be found.
    package let cells: [RowText.Cell]
    /// How many items it decided.
    package let uses: Int

    /// A name for links to it.
    var anchor: String { Self.anchor(of: source) }

    static func anchor(of source: RuleSource) -> String {
        "rule-\(source.document)-\(source.location.line)"
    }

    static func all(of translation: LibraryTranslation, in documents: [MatrixDocument]) -> [DocumentedRule] {
        var uses: [RuleSource: Int] = [:]
        for component in translation.components {
            if let rule = component.rule { uses[rule, default: 0] += 1 }
            for item in component.items + component.implied {
                if let rule = item.rule { uses[rule, default: 0] += 1 }
            }
        }
        let rows = documents.map { RowText.all(in: $0) }
        // A row for several components is several rules, and one row.
        var byLine: [[Int]: (source: RuleSource, uses: Int)] = [:]
        for (source, count) in uses {
            let key = [source.document, source.location.line]
            let known = byLine[key]
            byLine[key] = (known.map { min($0.source, source) } ?? source, count + (known?.uses ?? 0))
        }
        return byLine.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, rule in
            DocumentedRule(
                source: rule.source,
                place: DocumentedPlace.text(rule.source.location),
                cells: rows.indices.contains(key[0]) ? rows[key[0]][key[1]]?.cells ?? [] : [],
                uses: rule.uses
            )
        }
    }
}
