/// Results of the tokens in one appearance, for the other one to take over where they are the same there.
struct ResolvedMode {
    let references: IndexLists
    let values: [TokenValue?]
    let types: [TokenType?]
    let ends: [Int]
    let isBroken: [Bool]
    let expansions: [Int: ReferenceExpansion]

    init(_ resolver: ModeResolver) {
        references = resolver.links.references
        values = resolver.values
        types = resolver.types
        ends = resolver.ends
        isBroken = resolver.isBroken
        expansions = resolver.expansions
    }
}
