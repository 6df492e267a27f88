import SwiftModel

struct ComponentsIndex: Sendable {
    private struct Row: Sendable {
        let pattern: NamePattern
        let entry: ComponentsTable.Entry
    }

    private var names = RuleNames()
    /// Keyed by the number of the pattern.
    private var rows: [Int: [Row]] = [:]

    init(_ table: ComponentsTable) {
        for entry in table.entries {
            for pattern in entry.components {
                let number = names.insert(pattern, key: pattern.text)
                rows[number, default: []].append(Row(pattern: pattern, entry: entry))
            }
        }
    }

    /// Goes by, in turn: exact tag, project's row, glob that says the last word, longer glob, more conditions, later
    /// row. `hold` says whether the component meets the conditions of a row.
    ///
    /// Components that stand alone are no items: rows that call them items are asked only where their layer has no
    /// other row.
    func entry(
        for tag: String,
        standingAlone isAlone: Bool = false,
        where hold: (ComponentsTable.Entry) -> Bool = { $0.conditions.isEmpty }
    ) -> ComponentsTable.Entry? {
        func asked(_ numbers: [Int]) -> [Row] {
            numbers.flatMap { rows[$0] ?? [] }.filter { $0.entry.conditions.isEmpty || hold($0.entry) }
        }
        let exact = asked(names.exact(tag).map { [$0] } ?? [])
        let candidates = exact.isEmpty ? asked(names.globs(matching: tag) + [RuleNames.anything]) : exact
        let first = candidates.max(by: ComponentsIndex.precedes)?.entry
        guard isAlone else { return first }
        let views = candidates.filter {
            $0.entry.result != .primitive(.item) && $0.entry.source.layer == first?.source.layer
        }
        return views.max(by: ComponentsIndex.precedes)?.entry ?? first
    }

    private static func precedes(_ left: Row, _ right: Row) -> Bool {
        let (first, second) = (left.entry.source, right.entry.source)
        if first.layer != second.layer { return first.layer < second.layer }
        // The last word of a name tells the kind of thing: the title of a card is no card.
        if left.pattern.isOpen != right.pattern.isOpen { return left.pattern.isOpen }
        let lengths = (left.pattern.letters, right.pattern.letters)
        if lengths.0 != lengths.1 { return lengths.0 < lengths.1 }
        let conditions = (left.entry.conditions.count, right.entry.conditions.count)
        if conditions.0 != conditions.1 { return conditions.0 < conditions.1 }
        return (first.document, first.row) < (second.document, second.row)
    }
}
