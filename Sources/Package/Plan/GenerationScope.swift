/// Extent of the request to a run. The run leaves everything else as it is: nothing of that is missing, and nothing of
/// it is taken away.
package struct GenerationScope: Sendable, Equatable {
    /// Whether all components were asked for.
    package let isWhole: Bool
    /// The kinds of files that were asked for.
    package let kinds: Set<String>

    package init(isWhole: Bool, kinds: Set<String>) {
        self.isWhole = isWhole
        self.kinds = kinds
    }

    /// The same, and other kinds of files.
    package func joined(with other: GenerationScope) -> GenerationScope {
        GenerationScope(isWhole: isWhole, kinds: kinds.union(other.kinds))
    }

    package func covers(_ identity: FileIdentity) -> Bool {
        isWhole && kinds.contains(String(identity.kind))
    }
}
