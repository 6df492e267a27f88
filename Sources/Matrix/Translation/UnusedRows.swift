import SourceText
import WebModel

/// Rows of a project's matrix that match nothing: decisions about what is no longer there.
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
            warn("the row \(rule.text) matches nothing in the library", at: rule.source, into: &diagnostics)
        }
        for entry in matrix.components.entries where entry.source.layer == .project {
            guard
                !library.components.contains(where: { component in
                    entry.components.contains { $0.matches(tag: component.tag) }
                })
            else { continue }
            warn("no component matches \(entry.text)", at: entry.source, into: &diagnostics)
        }
        for (tag, entry) in matrix.names.components.sorted(by: { $0.key < $1.key }) where entry.source.layer == .project
        {
            guard context.names.components[tag] == nil else { continue }
            warn("there is no component `\(tag)`", at: entry.source, into: &diagnostics)
        }
        for (prefix, entry) in matrix.names.prefixes.sorted(by: { $0.key < $1.key })
        where entry.source.layer == .project {
            guard !context.tags.contains(where: { $0.hasPrefix(prefix) }) else { continue }
            warn("no component's tag begins with `\(prefix)`", at: entry.source, into: &diagnostics)
        }
    }

    private static func usedRules(_ index: RuleIndex, _ library: Library, _ context: LibraryContext) -> Set<RuleSource>
    {
        var used: Set<RuleSource> = []
        for component in library.components {
            let implied = context.components.entry(for: component.tag)?.implied ?? []
            let surface = context.surface(of: component, implied: implied)
            for item in WebItem.all(of: component) where item.reference.kind != .text {
                for match in index.matches(RuleSubject(item, of: surface)) { used.insert(match.rule.source) }
            }
        }
        return used
    }

    private static func warn(_ message: String, at source: RuleSource, into diagnostics: inout DiagnosticBag) {
        diagnostics.warning(
            .matrixUnused,
            message,
            at: source.location,
            suggestion: "remove the row, or correct the name"
        )
    }
}
