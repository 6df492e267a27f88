import Core

/// Target of a `$ref` of a resolver: `#/sets/base`, `colors.json`, `colors.json#/light`.
struct ResolverReference {
    /// Nil for the resolver itself.
    let file: String?
    /// Empty for the whole file.
    let segments: [String]

    init(_ reference: JSONValue) throws(DesignTokenProblem) {
        guard let text = reference.string, !text.isEmpty else {
            throw .alias("`$ref` is a text that names a file or a place in one", at: reference.location)
        }
        let halves = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        file = halves[0].isEmpty ? nil : String(halves[0])
        guard halves.count == 2, !halves[1].isEmpty else {
            segments = []
            return
        }
        // Some write no slash behind the `#`.
        let path = halves[1].hasPrefix("/") ? halves[1].dropFirst() : halves[1]
        guard let pointer = JSONPointer("#/" + path) else {
            throw .alias("\(text.quotedForMessage) names no place in a file", at: reference.location)
        }
        segments = pointer.segments
    }
}
