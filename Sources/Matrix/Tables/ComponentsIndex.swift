/// Finds the row of `Components` for a tag.
struct ComponentsIndex: Sendable {
    private let exact: [String: [ComponentsTable.Entry]]
    private let globs: [(pattern: NamePattern, entry: ComponentsTable.Entry)]

    init(_ table: ComponentsTable) {
        var exact: [String: [ComponentsTable.Entry]] = [:]
        var globs: [(pattern: NamePattern, entry: ComponentsTable.Entry)] = []
        for entry in table.entries {
            for pattern in entry.components {
                if pattern.precision == .exact {
                    exact[pattern.text, default: []].append(entry)
                } else {
                    globs.append((pattern, entry))
                }
            }
        }
        self.exact = exact
        self.globs = globs
    }

    /// An exact tag before a glob, a project's row before the built-in, a longer glob before a shorter, a later row
    /// before an earlier.
    func entry(for tag: String) -> ComponentsTable.Entry? {
        if let rows = exact[tag] { return rows.max { ComponentsIndex.precedes($0.source, $1.source) } }
        var best: (pattern: NamePattern, entry: ComponentsTable.Entry)?
        for candidate in globs where candidate.pattern.matches(tag) {
            if best.map({ ComponentsIndex.precedes($0, candidate) }) ?? true { best = candidate }
        }
        return best?.entry
    }

    /// Every row that names the tag, the best first: what `explain` lists.
    func entries(for tag: String) -> [ComponentsTable.Entry] {
        let exactRows = (exact[tag] ?? []).sorted { ComponentsIndex.precedes($1.source, $0.source) }
        let globRows = globs.filter { $0.pattern.matches(tag) }.sorted { ComponentsIndex.precedes($1, $0) }
        return exactRows + globRows.map(\.entry)
    }

    private static func precedes(
        _ left: (pattern: NamePattern, entry: ComponentsTable.Entry),
        _ right: (pattern: NamePattern, entry: ComponentsTable.Entry)
    ) -> Bool {
        if left.entry.source.layer != right.entry.source.layer {
            return left.entry.source.layer < right.entry.source.layer
        }
        if left.pattern.text.utf8.count != right.pattern.text.utf8.count {
            return left.pattern.text.utf8.count < right.pattern.text.utf8.count
        }
        return precedes(left.entry.source, right.entry.source)
    }

    private static func precedes(_ left: RuleSource, _ right: RuleSource) -> Bool {
        if left.layer != right.layer { return left.layer < right.layer }
        return (left.document, left.row) < (right.document, right.row)
    }
}
