import Core
import WebModel

/// Decisions of a project about items that are no longer there.
enum UnusedRows {
    static func report(
        _ matrix: Matrix,
        for library: Library,
        in context: LibraryContext,
        into diagnostics: inout DiagnosticBag
    ) {
        let rules = matrix.rules.filter { $0.source.layer == .project }
        let used = rules.isEmpty ? [] : usedRules(RuleIndex(rules), library, context)
        for rule in rules where !used.contains(rule.source) {
            warn("the row \(quoted(rule.text)) matches nothing in the library", at: rule.source, into: &diagnostics)
        }
        for entry in matrix.components.entries where entry.source.layer == .project {
            guard
                !library.components.contains(where: { component in
                    entry.components.contains { $0.matches(tag: component.tag) }
                })
            else { continue }
            warn("no component matches \(quoted(entry.text))", at: entry.source, into: &diagnostics)
        }
        for entry in matrix.components.entries where entry.source.layer == .project {
            for pattern in entry.items where !context.tags.contains(where: { pattern.matches(tag: $0) }) {
                warn("no component matches the child \(quoted(pattern.text))", at: entry.source, into: &diagnostics)
            }
        }
        reportTables(matrix, for: library, in: context, into: &diagnostics)
        for (tag, entry) in matrix.names.components.sorted(by: { $0.key < $1.key }) where entry.source.layer == .project
        {
            guard context.names.components[tag] == nil else { continue }
            warn("there is no component \(code: tag)", at: entry.source, into: &diagnostics)
        }
        for (prefix, entry) in matrix.names.prefixes.sorted(by: { $0.key < $1.key })
        where entry.source.layer == .project {
            guard !context.tags.contains(where: { $0.hasPrefix(prefix) }) else { continue }
            warn("no component's tag begins with \(code: prefix)", at: entry.source, into: &diagnostics)
        }
    }

    private static func reportTables(
        _ matrix: Matrix,
        for library: Library,
        in context: LibraryContext,
        into diagnostics: inout DiagnosticBag
    ) {
        var types = TypesTable()
        types.entries = matrix.types.entries.filter { $0.source.layer == .project }
        var values = ValuesTable()
        values.entries = matrix.values.entries.filter { $0.source.layer == .project }
        guard !types.entries.isEmpty || !values.entries.isEmpty else { return }
        var use = TableUse(types: TypesIndex(types), values: ValuesIndex(values))
        for component in library.components { use.add(ComponentItems(component, in: context)) }
        for entry in types.entries where !use.used.contains(entry.source) {
            warn("no type of the library matches this row", at: entry.source, into: &diagnostics)
        }
        for entry in values.entries where !use.used.contains(entry.source) {
            let list = quoted(entry.values.joined(separator: ", "))
            warn(
                "nothing in the library has the value \(list) where this row looks for it",
                at: entry.source,
                into: &diagnostics
            )
        }
    }

    private static func usedRules(_ index: RuleIndex, _ library: Library, _ context: LibraryContext) -> Set<RuleSource>
    {
        var used: Set<RuleSource> = []
        for component in library.components {
            let items = ComponentItems(component, in: context)
            for item in items.listed + items.implied where item.reference.kind != .text {
                for match in index.matches(items.subject(of: item)) { used.insert(match.rule.source) }
            }
        }
        return used
    }

    /// A cell may be as long as its author likes.
    private static func quoted(_ text: String) -> String { text.utf8.count <= 120 ? text : "\(text.prefix(100))…" }

    private static func warn(_ message: String, at source: RuleSource, into diagnostics: inout DiagnosticBag) {
        diagnostics.warning(
            .matrixUnused,
            message,
            at: source.location,
            suggestion: "remove the row, or correct the name"
        )
    }
}

struct TableUse {
    let types: TypesIndex
    let values: ValuesIndex
    var used: Set<RuleSource> = []

    mutating func add(_ items: ComponentItems) {
        for item in items.listed {
            guard let type = item.type else { continue }
            let name = item.reference.name
            add(type, named: name, property: item.reference.kind == .property ? name : nil, items.surface)
            // Values that stand for nothing (`Infinity`) are often only defaults.
            if let text = item.defaultText { add(value: text, named: name, alias: nil, items.surface) }
        }
    }

    /// Recursion is bounded, as types are in depth.
    private mutating func add(_ type: WebType, named name: String, property: String?, _ surface: ComponentSurface) {
        used.formUnion(types.sources(matching: type, property: property, surface: surface))
        for member in Alternatives.members(of: type) {
            if let text = Alternatives.text(of: member) { add(value: text, named: name, alias: type.alias, surface) }
        }
        if case .object(let members) = type.shape {
            for member in members { add(member.type, named: member.name, property: nil, surface) }
        } else {
            for child in type.children { add(child, named: name, property: nil, surface) }
        }
    }

    private mutating func add(value: String, named name: String, alias: String?, _ surface: ComponentSurface) {
        let scopes = [name] + (alias.map { [$0] } ?? [])
        used.formUnion(values.sources(naming: value, scopes: scopes, of: surface))
    }
}
