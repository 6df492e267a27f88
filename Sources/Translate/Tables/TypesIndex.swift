import SwiftModel
import WebModel

struct TypesIndex: Sendable {
    /// Type that a property must have besides its name; nil where the type alone leads to the row.
    private struct Way: Sendable {
        let entry: TypesTable.Entry
        let pattern: TypePattern?
        let precision: NamePattern.Precision
        let conditions: Int
    }

    private var byType: [WebType: [Way]] = [:]
    private var byAlias: [String: [Way]] = [:]
    private var properties = RuleNames()
    /// Keyed by the number of the property's pattern.
    private var byProperty: [Int: [Way]] = [:]
    let parameters: [TypesTable.Entry]
    let parameterNames: Set<String>

    init(_ table: TypesTable) {
        parameters = table.entries.filter { $0.parameter != nil }
        parameterNames = Set(parameters.compactMap { $0.parameter?.name.name })
        for entry in table.entries {
            for pattern in entry.patterns { insert(pattern, of: entry) }
        }
    }

    /// Exact names are narrower than globs, these than an alias, that than a type's structure, and any than `*`.
    private mutating func insert(_ pattern: TypesTable.Pattern, of entry: TypesTable.Entry) {
        switch pattern {
        case .type(let type):
            let way = Way(entry: entry, pattern: nil, precision: .glob, conditions: 1)
            byType[TypesIndex.key(type), default: []].append(way)
            if case .reference(let name, let arguments) = type.shape, arguments.isEmpty {
                byAlias[name, default: []].append(Way(entry: entry, pattern: nil, precision: .glob, conditions: 2))
            }
        case .property(let names, let type):
            for name in names {
                byProperty[properties.insert(name, key: name.foldedName), default: []].append(
                    Way(entry: entry, pattern: type, precision: name.precision, conditions: 3)
                )
            }
        }
    }

    /// `property` is set if the type is its whole type.
    func entry(for type: WebType, property: String?, surface: ComponentSurface) -> TypesTable.Entry? {
        var best: (entry: TypesTable.Entry, rank: RuleRank)?
        eachMatch(of: type, property: property, surface: surface) { way in
            let entry = way.entry
            let rank = RuleRank(
                component: entry.components.precision,
                name: way.precision,
                conditions: way.conditions,
                of: entry.source
            )
            if best.map({ $0.rank < rank }) ?? true { best = (entry, rank) }
        }
        return best?.entry
    }

    /// Finds every row that matches, not only the narrowest.
    func sources(matching type: WebType, property: String?, surface: ComponentSurface) -> [RuleSource] {
        var found: [RuleSource] = []
        eachMatch(of: type, property: property, surface: surface) { found.append($0.entry.source) }
        return found
    }

    private func eachMatch(of type: WebType, property: String?, surface: ComponentSurface, _ visit: (Way) -> Void) {
        func offer(_ ways: [Way]?) {
            for way in ways ?? []
            where way.entry.components.matches(surface)
                && way.pattern?.matches(type, classNames: surface.classNames) ?? true
            { visit(way) }
        }
        offer(byType[TypesIndex.key(type)])
        if let alias = type.alias { offer(byAlias[alias]) }
        guard let property else { return }
        if let number = properties.exact(property.foldedAsName) { offer(byProperty[number]) }
        let camel = property.contains("-") ? NameSpelling().lowerCamel(property) : nil
        for number in properties.globs(matching: property, or: camel) { offer(byProperty[number]) }
        offer(byProperty[RuleNames.anything])
    }

    /// Order, aliases and optionality do not matter here.
    private static func key(_ type: WebType) -> WebType {
        var key = type.meaning
        key.isOptional = false
        return key
    }
}
