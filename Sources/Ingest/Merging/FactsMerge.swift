import WebModel

/// Merges what a manifest and the docs tell of an item of any kind: prose from the docs, all else from the manifest.
enum FactsMerge {
    static func merged(_ manifest: ItemFacts, _ docs: ItemFacts) -> ItemFacts {
        var result = manifest
        result.deprecated = deprecation(manifest.deprecated, docs.deprecated)
        result.inheritedFrom = manifest.inheritedFrom ?? docs.inheritedFrom
        result.summary = docs.summary ?? manifest.summary
        result.description = docs.description ?? manifest.description
        result.knowledge = manifest.knowledge.union(docs.knowledge)
        return result
    }

    /// A reason says more than a flag, whichever source gives it.
    private static func deprecation(_ left: Deprecation?, _ right: Deprecation?) -> Deprecation? {
        switch (left, right) {
        case (.reason, _), (.flagged, nil): left
        case (nil, _), (.flagged, .some): right
        }
    }
}
