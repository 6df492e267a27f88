import SwiftModel
import WebModel

/// Finds what the table `Types` says about a type.
struct TypesIndex: Sendable {
    private struct Row: Sendable {
        let entry: TypesTable.Entry
        let pattern: TypesTable.Pattern
    }

    private let byType: [WebType: [Row]]
    private let byAlias: [String: [Row]]
    private let byProperty: [Row]
    let parameters: [TypesTable.Entry]

    init(_ table: TypesTable) {
        var byType: [WebType: [Row]] = [:]
        var byAlias: [String: [Row]] = [:]
        var byProperty: [Row] = []
        for entry in table.entries {
            for pattern in entry.patterns {
                let row = Row(entry: entry, pattern: pattern)
                switch pattern {
                case .type(let type):
                    byType[TypesIndex.key(type), default: []].append(row)
                    if case .reference(let name, let arguments) = type.shape, arguments.isEmpty {
                        byAlias[name, default: []].append(row)
                    }
                case .property: byProperty.append(row)
                }
            }
        }
        self.byType = byType
        self.byAlias = byAlias
        self.byProperty = byProperty
        parameters = table.entries.filter { $0.parameter != nil }
    }

    /// The narrowest row for a type. `property` is the name of the property whose whole type it is.
    func entry(
        for type: WebType,
        property: String?,
        surface: ComponentSurface
    ) -> TypesTable.Entry? {
        var best: (entry: TypesTable.Entry, rank: RuleRank)?
        func offer(_ row: Row, _ precision: NamePattern.Precision, _ conditions: Int) {
            guard row.entry.components.matches(surface.tag) else { return }
            let source = row.entry.source
            let rank = RuleRank(
                component: row.entry.components.precision,
                name: precision,
                conditions: conditions,
                layer: source.layer,
                document: source.document,
                row: source.row
            )
            if best.map({ $0.rank < rank }) ?? true { best = (row.entry, rank) }
        }
        for row in byType[TypesIndex.key(type)] ?? [] { offer(row, .glob, 1) }
        if let alias = type.alias { for row in byAlias[alias] ?? [] { offer(row, .glob, 2) } }
        if let property {
            for row in byProperty {
                guard case .property(let names, let pattern) = row.pattern,
                    let precision = names.filter({ $0.matches(property) }).map(\.precision).max(),
                    pattern.matches(type, classNames: surface.classNames)
                else { continue }
                offer(row, precision == .exact ? .exact : .glob, precision == .exact ? 1 : 3)
            }
        }
        return best?.entry
    }

    /// A type without what does not matter here: its order, its aliases, and whether it is optional.
    private static func key(_ type: WebType) -> WebType {
        var key = type.meaning
        key.isOptional = false
        return key
    }
}
