import Core

extension ResolverReader {
    /// Reads an element of the `resolutionOrder`: a reference to a set or a modifier, or a set or a modifier itself.
    mutating func item(_ element: JSONValue) throws(DesignTokenProblem) -> ResolverItem {
        guard element.kind == .object else {
            throw DesignTokenProblem(
                .tokensResolver,
                "the `resolutionOrder` lists objects, and this is \(element.kind.withArticle)",
                at: element.location
            )
        }
        guard let reference = element["$ref"] else {
            guard let name = element["name"]?.string, let kind = element["type"]?.string.flatMap(ResolverItem.Kind.init)
            else {
                throw DesignTokenProblem(
                    .tokensResolver,
                    "a set or modifier in the `resolutionOrder` has a `name`, and the `type` `set` or `modifier`",
                    at: element.location
                )
            }
            return ResolverItem(kind: kind, name: name, local: element)
        }
        let target = try ResolverReference(reference)
        let kinds: [String: ResolverItem.Kind] = ["sets": .set, "modifiers": .modifier]
        guard target.file == nil, target.segments.count == 2, let kind = kinds[target.segments[0]],
            let found = index.value(at: target.segments), found.kind == .object
        else {
            let message = "this is no set or modifier of this file: `#/sets/…` or `#/modifiers/…` belongs here"
            throw DesignTokenProblem(.tokensResolver, message, at: reference.location)
        }
        let targets = [found] + (kind == .set ? try bases(of: found) : [])
        return ResolverItem(kind: kind, name: target.segments[1], local: element, targets: targets)
    }

    /// Finds the sets that a set itself refers to, the nearest first. Properties of the set go before theirs.
    mutating func bases(of set: JSONValue) throws(DesignTokenProblem) -> [JSONValue] {
        var bases: [JSONValue] = []
        var reference = set["$ref"]
        while let next = reference {
            let target = try ResolverReference(next)
            guard target.file == nil, target.segments.count == 2, target.segments[0] == "sets",
                let found = index.value(at: target.segments), found.kind == .object
            else {
                let message = "a set refers to no other thing than a set of this file: `#/sets/…` belongs here"
                throw DesignTokenProblem(.tokensResolver, message, at: next.location)
            }
            let places = ([set] + bases).map(\.sourceBytes.startIndex)
            guard !places.contains(found.sourceBytes.startIndex), bases.count < DesignTokenLimits.referenceLength else {
                throw DesignTokenProblem(.tokensCycle, "the set takes up itself in this way", at: next.location)
            }
            bases.append(found)
            reference = found["$ref"]
        }
        return bases
    }
}
