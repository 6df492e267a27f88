import WebModel

/// Items that a component offers, and items that a row of `Components` says it has although no source lists them.
struct ComponentItems {
    /// The row of `Components`; nil where none matches.
    let entry: ComponentsTable.Entry?
    let surface: ComponentSurface
    let listed: [WebItem]
    let implied: [WebItem]

    init(_ component: Component, in context: LibraryContext) {
        entry = context.entry(for: component.tag)
        let primitive = entry?.primitive
        let plain = context.surface(of: component, implied: [], primitive: primitive)
        var missing: [ItemReference] = []
        for reference in entry?.implied ?? [] where plain.resolveAll(reference).isEmpty && !missing.contains(reference)
        {
            missing.append(reference)
        }
        surface = missing.isEmpty ? plain : context.surface(of: component, implied: missing, primitive: primitive)
        listed = WebItem.all(of: component)
        implied = missing.map { WebItem($0.kind, $0.name, at: component.source) }
    }

    func subject(of item: WebItem) -> RuleSubject {
        RuleSubject(item, of: surface)
    }
}
