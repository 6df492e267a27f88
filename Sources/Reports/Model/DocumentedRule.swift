import Core
package import Translate

/// A row of a matrix that decided something.
package struct DocumentedRule: Sendable {
    package let source: RuleSource
    package let place: String
    /// Empty where the row can't be found.
    package let cells: [RowText.Cell]
    package let uses: Int

    var anchor: String { Self.anchor(of: source) }

    /// A row for several components is several rules.
    struct Row: Hashable, Comparable {
        let document: Int
        let line: Int

        init(of source: RuleSource) {
            document = source.document
            line = source.location.line
        }

        static func < (left: Row, right: Row) -> Bool { (left.document, left.line) < (right.document, right.line) }
    }

    static func anchor(of source: RuleSource) -> String { "rule-\(source.document)-\(source.location.line)" }

    static func all(of translation: LibraryTranslation, in documents: [MatrixDocument]) -> [DocumentedRule] {
        var decided: [Row: (source: RuleSource, uses: Int)] = [:]
        func count(_ rule: RuleSource?) {
            guard let rule else { return }
            let row = Row(of: rule)
            let known = decided[row]
            decided[row] = (known.map { min($0.source, rule) } ?? rule, (known?.uses ?? 0) + 1)
        }
        for component in translation.components {
            count(component.rule)
            for item in component.items { count(item.rule) }
            for item in component.implied { count(item.rule) }
        }
        let rows = documents.map { RowText.all(in: $0) }
        return decided.sorted { $0.key < $1.key }.map { row, rule in
            DocumentedRule(
                source: rule.source,
                place: DocumentedPlace.text(rule.source.location),
                cells: rows.indices.contains(row.document) ? rows[row.document][row.line]?.cells ?? [] : [],
                uses: rule.uses
            )
        }
    }
}

/// Never an absolute path.
enum DocumentedPlace {
    static func text(_ location: SourceLocation) -> String {
        "\(TerminalText.name(location.file.published)):\(location.line)"
    }
}
