import JSON
import SourceText

/// Puts tokens together as a resolver document says: sets always, and of each modifier what is for light and for dark, or else
/// its default.
struct ResolverReader {
    let document: TokenDocument
    let files: TokenSourceFiles
    private(set) var usedFiles: Set<Int> = []
    var diagnostics = DiagnosticBag()
    private var composition = TokenComposition()
    private var index: DocumentIndex
    private var remainingDeclarations: Int
    private var remainingBytes = DesignTokenLimits.sourceBytes
    private var remainingSources = DesignTokenLimits.sources
    private var isFull = false

    init(_ document: TokenDocument, _ files: TokenSourceFiles, limit: Int) {
        self.document = document
        self.files = files
        index = DocumentIndex(document.root)
        remainingDeclarations = limit
    }

    var declarations: [TokenDeclaration] { composition.result }

    mutating func read() {
        checkProperties()
        guard let order = document.root["resolutionOrder"], order.kind == .array else {
            report(
                "a resolver has a list `resolutionOrder`, which says what is read",
                at: document.root["resolutionOrder"]
            )
            return
        }
        var names: Set<String> = []
        for element in order.elements {
            do {
                let item = try item(element)
                if item.target == nil, !names.insert(item.name).inserted {
                    report("\(item.name.quotedForMessage) stands twice in the `resolutionOrder`", at: element)
                }
                try read(item)
            } catch {
                diagnostics.add(error)
            }
        }
        if declarations.isEmpty, !diagnostics.hasErrors {
            diagnostics.warning(.tokensNothing, "no token is read from this file", at: .start(of: document.path))
        }
    }

    private mutating func read(_ item: ResolverItem) throws(DesignTokenProblem) {
        checkProperties(of: item)
        switch item.kind {
        case .set: try readSources(item["sources"], of: item, mode: document.file.mode)
        case .modifier: try readModifier(item)
        }
    }

    /// Reads a list of sources, one over the other.
    mutating func readSources(
        _ sources: JSONValue?,
        of item: ResolverItem,
        mode: TokenMode?,
        within active: [Int] = []
    ) throws(DesignTokenProblem) {
        guard let sources, sources.kind == .array else {
            let message = "\(item.name.quotedForMessage) has no list of sources"
            throw DesignTokenProblem(.tokensResolver, message, at: (sources ?? item.local).location)
        }
        for source in sources.elements {
            guard !isFull else { return }
            do {
                try readSource(source, mode: mode, within: active)
            } catch {
                diagnostics.add(error)
            }
        }
    }

    private mutating func readSource(
        _ source: JSONValue,
        mode: TokenMode?,
        within active: [Int]
    ) throws(DesignTokenProblem) {
        guard source.kind == .object else {
            let message = "a source is a `$ref` or an object with tokens, and not \(source.kind.withArticle)"
            throw DesignTokenProblem(.tokensResolver, message, at: source.location)
        }
        guard let reference = source["$ref"] else { return readTokens(source, .standard, mode: mode) }
        for (key, _) in source.members where key != "$ref" {
            report("\(key.text.quotedForMessage) next to the `$ref` of a source is not read", at: key.location)
        }
        let target = try ResolverReference(reference)
        guard let path = target.file else { return try readSet(target, at: reference, mode: mode, within: active) }
        try readFile(path, target, at: reference, mode: mode)
    }

    /// A set, or an object with tokens, of the same document.
    private mutating func readSet(
        _ target: ResolverReference,
        at reference: JSONValue,
        mode: TokenMode?,
        within active: [Int]
    ) throws(DesignTokenProblem) {
        guard let first = target.segments.first, first != "modifiers", first != "resolutionOrder" else {
            throw DesignTokenProblem(.tokensResolver, "a source can't refer to this", at: reference.location)
        }
        guard let found = index.value(at: target.segments), found.kind == .object else {
            throw DesignTokenProblem(.tokensResolver, "this leads nowhere in this file", at: reference.location)
        }
        let place = found.sourceBytes.startIndex
        guard !active.contains(place), !found.sourceBytes.indices.contains(reference.sourceBytes.startIndex),
            active.count < DesignTokenLimits.referenceLength
        else { throw DesignTokenProblem(.tokensCycle, "the set takes up itself in this way", at: reference.location) }
        guard first == "sets", target.segments.count == 2 else { return readTokens(found, .standard, mode: mode) }
        let item = ResolverItem(kind: .set, name: target.segments[1], local: found)
        try readSources(item["sources"], of: item, mode: mode, within: active + [place])
    }

    private mutating func readFile(
        _ path: String,
        _ target: ResolverReference,
        at reference: JSONValue,
        mode: TokenMode?
    ) throws(DesignTokenProblem) {
        guard let place = files.place(of: path, from: document.path), let source = files.document(at: place) else {
            throw DesignTokenProblem(
                .tokensMissingSource,
                "\(path.quotedForMessage) is not among the token files that are given",
                at: reference.location
            )
        }
        usedFiles.insert(place)
        guard let dialect = source.dialect else {
            let message = "\(path.quotedForMessage) has no tokens that a resolver could use"
            throw DesignTokenProblem(.tokensResolver, message, at: reference.location)
        }
        var index = DocumentIndex(source.root)
        guard let root = index.value(at: target.segments), root.kind == .object else {
            throw DesignTokenProblem(.tokensResolver, "this leads nowhere in that file", at: reference.location)
        }
        readTokens(root, dialect, mode: mode ?? source.mode(into: &diagnostics))
    }

    private mutating func readTokens(_ root: JSONValue, _ dialect: TokenDialect, mode: TokenMode?) {
        remainingBytes -= root.sourceBytes.count
        remainingSources -= 1
        guard remainingBytes >= 0, remainingSources >= 0 else {
            isFull = true
            let message =
                "sources are read more than \(DesignTokenLimits.sources) times, or come to more than "
                + "\(DesignTokenLimits.sourceBytes >> 20) MiB; the rest is not read"
            diagnostics.error(.tokensLimit, message, at: root.location)
            return
        }
        let declarations = GroupReader.read(
            root,
            dialect,
            layer: document.file.layer,
            mode: mode,
            limit: remainingDeclarations,
            into: &diagnostics
        )
        remainingDeclarations -= declarations.count
        composition.add(declarations)
    }

    // MARK: Items

    /// What stands in the `resolutionOrder`: a reference to a set or a modifier, or one of them itself.
    private mutating func item(_ element: JSONValue) throws(DesignTokenProblem) -> ResolverItem {
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
        return ResolverItem(kind: kind, name: target.segments[1], local: element, target: found)
    }

    // MARK: Reports

    mutating func report(_ message: String, at value: JSONValue?) {
        report(message, at: (value ?? document.root).location)
    }

    mutating func report(_ message: String, at location: SourceLocation) {
        diagnostics.error(.tokensResolver, message, at: location)
    }
}

extension TokenDocument {
    /// How the tokens of a file are written that a resolver may use.
    fileprivate var dialect: TokenDialect? {
        switch kind {
        case .tokens(let dialect), .tokenSets(let dialect): dialect
        case .empty: .standard
        default: nil
        }
    }
}
