struct ValuesIndex: Sendable {
    private let entries: [String: [ValuesTable.Entry]]

    init(_ table: ValuesTable) {
        var entries: [String: [ValuesTable.Entry]] = [:]
        for entry in table.entries {
            for value in entry.values { entries[value, default: []].append(entry) }
        }
        self.entries = entries
    }

    /// `scopes` are the names of the property and of its type.
    func result(of value: String, scopes: [String], of component: ComponentSurface?) -> ValuesTable.Entry? {
        var best: (entry: ValuesTable.Entry, rank: RuleRank)?
        eachMatch(of: value, scopes: scopes, of: component) { entry, precision in
            let rank = RuleRank(component: entry.components.precision, name: precision, conditions: 0, of: entry.source)
            if best.map({ $0.rank < rank }) ?? true { best = (entry, rank) }
        }
        return best?.entry
    }

    /// Finds every row that names the value, not only the narrowest.
    func sources(naming value: String, scopes: [String], of component: ComponentSurface?) -> [RuleSource] {
        var found: [RuleSource] = []
        eachMatch(of: value, scopes: scopes, of: component) { entry, _ in found.append(entry.source) }
        return found
    }

    private func eachMatch(
        of value: String,
        scopes: [String],
        of component: ComponentSurface?,
        _ visit: (ValuesTable.Entry, NamePattern.Precision) -> Void
    ) {
        for entry in entries[value] ?? []
        where component.map(entry.components.matches) ?? (entry.components.precision == .anything) {
            let matching = entry.scopes.filter { scope in scopes.contains { scope.matches($0) } }
            if let precision = matching.map(\.precision).max() { visit(entry, precision) }
        }
    }
}
