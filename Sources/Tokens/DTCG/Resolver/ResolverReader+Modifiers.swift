import Core

extension ResolverReader {
    private struct Context {
        let key: JSONString
        let sources: JSONValue
        let mode: TokenMode?

        var name: String { key.text }

        /// Nil for a name that says nothing.
        var hold: ThemeHold? {
            if let mode { return ThemeHold(mode: mode) }
            return ThemeName.theme(named: name).map { ThemeHold(theme: $0) }
        }
    }

    /// Reads contexts for light and dark for these, the default for all, and each other one for the theme of its name.
    mutating func readModifier(_ modifier: ResolverItem) throws(DesignTokenProblem) {
        guard let value = modifier["contexts"], value.kind == .object, value.count > 0 else {
            throw .resolver(
                "the modifier \(modifier.name.quotedForMessage) has no contexts",
                at: (modifier["contexts"] ?? modifier.local).location
            )
        }
        let contexts = value.members.map {
            Context(key: $0.key, sources: $0.value, mode: ThemeName.mode(named: $0.key.text))
        }
        if contexts.count == 1 {
            diagnostics.warning(
                .tokensResolver,
                "the modifier \(modifier.name.quotedForMessage) has one context only; that is what sets are for",
                at: value.location
            )
        }
        let general = try general(contexts, of: modifier)
        if let general { try readSources(general.sources, of: modifier, hold: document.file.hold) }
        for context in contexts where context.name != general?.name {
            guard let hold = context.hold else { continue }
            try readSources(context.sources, of: modifier, hold: hold)
        }
        let unread = contexts.filter { $0.hold == nil && $0.name != general?.name }
        if !unread.isEmpty { report(unread, insteadOf: general, of: modifier) }
    }

    private mutating func general(
        _ contexts: [Context],
        of modifier: ResolverItem
    ) throws(DesignTokenProblem) -> Context? {
        guard let statement = modifier["default"] else {
            if contexts.contains(where: { $0.mode != nil }) { return nil }
            if contexts.count == 1 { return contexts[0] }
            throw .resolver(
                "the modifier \(modifier.name.quotedForMessage) has no `default`, and nothing says which context is meant",
                at: modifier.local.location
            )
        }
        guard let context = contexts.first(where: { statement.isString($0.name) }) else {
            throw .resolver(
                "the default of \(modifier.name.quotedForMessage) is none of its contexts",
                at: statement.location,
                suggestion: statement.string.flatMap { NearestName.of($0, among: contexts.map(\.name)) }
            )
        }
        return context.mode == nil ? context : nil
    }

    private mutating func report(_ unread: [Context], insteadOf general: Context?, of modifier: ResolverItem) {
        let names = unread.map { $0.name.quotedForMessage }.listed(atMost: 5)
        let read = general.map { "; its default \($0.name.quotedForMessage) is" } ?? ""
        diagnostics.warning(
            .tokensOtherTheme,
            "\(names) of the modifier \(modifier.name.quotedForMessage) "
                + (unread.count == 1 ? "is" : "are") + " not read\(read)",
            at: unread[0].key.location
        )
    }
}
