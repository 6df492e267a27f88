extension WebType {
    /// Whether two sources agree on one item. That only one of them writes `undefined` is no contradiction: sources
    /// leave it out more often than they mean it.
    package func agrees(with other: WebType) -> Bool {
        var left = meaning
        var right = other.meaning
        left.isOptional = false
        right.isOptional = false
        return left == right
    }

    /// Whether docs and a manifest tell the same. Docs often name an enumeration's members (`Box`) where the manifest has
    /// their values (`box`), which is no contradiction.
    package func tells(theSameAs other: WebType) -> Bool {
        if agrees(with: other) { return true }
        guard case .enumeration(let values) = shape, case .enumeration(let members) = other.shape else { return false }
        return Set(values.map { MemberName.folded($0) }) == Set(members.map { MemberName.folded($0) })
    }

    /// Whether the type tells the values that there are, and not only a name for them.
    package var isDefinite: Bool {
        switch shape {
        case .raw, .keyword(.any), .keyword(.object), .keyword(.unknown): false
        case .reference(_, let arguments): !arguments.isEmpty
        default: true
        }
    }
}
