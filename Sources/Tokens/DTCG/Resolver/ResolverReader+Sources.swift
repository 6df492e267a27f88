import Core

extension ResolverReader {
    mutating func readSources(
        _ sources: JSONValue?,
        of item: ResolverItem,
        hold: ThemeHold,
        within active: [Int] = []
    ) throws(DesignTokenProblem) {
        guard let sources, sources.kind == .array else {
            let message = "\(item.name.quotedForMessage) has no list of sources"
            throw .resolver(message, at: (sources ?? item.local).location)
        }
        for source in sources.elements {
            guard !isFull else { return }
            do {
                try readSource(source, hold: hold, within: active)
            } catch {
                diagnostics.add(error)
            }
        }
    }

    private mutating func readSource(
        _ source: JSONValue,
        hold: ThemeHold,
        within active: [Int]
    ) throws(DesignTokenProblem) {
        guard source.kind == .object else {
            let message = "a source is a `$ref` or an object with tokens, and not \(source.kind.withArticle)"
            throw .resolver(message, at: source.location)
        }
        guard let reference = source["$ref"] else { return readTokens(source, .standard, hold: hold) }
        for (key, _) in source.members where key != "$ref" {
            report("\(key.text.quotedForMessage) next to the `$ref` of a source is not read", at: key.location)
        }
        let target = try ResolverReference(reference)
        guard let path = target.file else { return try readSet(target, at: reference, hold: hold, within: active) }
        try readFile(path, target, at: reference, hold: hold)
    }

    private mutating func readSet(
        _ target: ResolverReference,
        at reference: JSONValue,
        hold: ThemeHold,
        within active: [Int]
    ) throws(DesignTokenProblem) {
        guard let first = target.segments.first, first != "modifiers", first != "resolutionOrder" else {
            throw .resolver("a source can't refer to this", at: reference.location)
        }
        guard let found = index.value(at: target.segments), found.kind == .object else {
            throw .resolver("this leads nowhere in this file", at: reference.location)
        }
        let place = found.sourceBytes.startIndex
        guard !active.contains(place), !found.sourceBytes.indices.contains(reference.sourceBytes.startIndex),
            active.count < DesignTokenLimits.referenceLength
        else { throw DesignTokenProblem(.tokensCycle, "the set takes up itself in this way", at: reference.location) }
        guard first == "sets", target.segments.count == 2 else { return readTokens(found, .standard, hold: hold) }
        let item = ResolverItem(kind: .set, name: target.segments[1], local: found, targets: try bases(of: found))
        try readSources(item["sources"], of: item, hold: hold, within: active + [place])
    }

    /// Reads a file and ignores the appearance that it states itself: the resolver says where it belongs.
    private mutating func readFile(
        _ path: String,
        _ target: ResolverReference,
        at reference: JSONValue,
        hold: ThemeHold
    ) throws(DesignTokenProblem) {
        namedFiles.append((path, reference))
        let places = files.places(of: path, from: document.path)
        guard let source = places.first.flatMap(files.document) else {
            throw DesignTokenProblem(
                .tokensMissingSource,
                "\(path.quotedForMessage) is neither among the token files that are given nor below the folder of the resolver",
                at: reference.location
            )
        }
        usedFiles.formUnion(places)
        guard let dialect = source.dialect else {
            let message = "\(path.quotedForMessage) has no tokens that a resolver could use"
            throw .resolver(message, at: reference.location)
        }
        var index = DocumentIndex(root: source.root)
        guard let root = index.value(at: target.segments), root.kind == .object else {
            throw .resolver("this leads nowhere in that file", at: reference.location)
        }
        readTokens(root, dialect, hold: hold)
    }

    private mutating func readTokens(_ root: JSONValue, _ dialect: TokenDialect, hold: ThemeHold) {
        remainingBytes -= root.sourceBytes.count
        remainingSources -= 1
        guard remainingBytes >= 0, remainingSources >= 0 else {
            isFull = true
            let message =
                "sources are read more than \(DesignTokenLimits.sources) times, or have more than "
                + "\(DesignTokenLimits.sourceBytes >> 20) MiB; the rest is not read"
            diagnostics.error(.tokensLimit, message, at: root.location)
            return
        }
        let declarations = GroupReader.read(
            root,
            dialect,
            layer: document.file.layer,
            hold: hold,
            limit: remainingDeclarations,
            into: &diagnostics
        )
        remainingDeclarations -= declarations.count
        composition.add(declarations)
    }
}

extension TokenDocument {
    fileprivate var dialect: TokenDialect? {
        switch kind {
        case .tokens(let dialect), .tokenSets(let dialect): dialect
        case .empty: .standard
        default: nil
        }
    }
}

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
