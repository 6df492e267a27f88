import Core

/// Reads sets always, and of each modifier the contexts for light and for dark, or else its default.
struct ResolverReader {
    let document: TokenDocument
    let files: TokenSourceFiles
    var usedFiles: Set<Int> = []
    /// The paths of all files that it reads, or would read if they were there.
    var namedFiles: [(path: String, place: JSONValue)] = []
    var diagnostics = DiagnosticBag()
    var composition = TokenComposition()
    var index: DocumentIndex
    var remainingDeclarations: Int
    var remainingBytes = DesignTokenLimits.sourceBytes
    var remainingSources = DesignTokenLimits.sources
    var isFull = false

    init(_ document: TokenDocument, files: TokenSourceFiles, limit: Int) {
        self.document = document
        self.files = files
        index = DocumentIndex(root: document.root)
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
                if item.targets.isEmpty, !names.insert(item.name).inserted {
                    report("\(item.name.quotedForMessage) stands twice in the `resolutionOrder`", at: element)
                }
                try read(item)
            } catch {
                diagnostics.add(error)
            }
        }
        if declarations.isEmpty {
            diagnostics.warning(.tokensNothing, "no token is read from this file", at: .start(of: document.path))
        }
    }

    private mutating func read(_ item: ResolverItem) throws(DesignTokenProblem) {
        checkProperties(of: item)
        switch item.kind {
        case .set: try readSources(item["sources"], of: item, hold: document.file.hold)
        case .modifier: try readModifier(item)
        }
    }

    mutating func report(_ message: String, at value: JSONValue?) {
        report(message, at: (value ?? document.root).location)
    }

    mutating func report(_ message: String, at location: SourceLocation) {
        diagnostics.warning(.tokensResolver, message, at: location)
    }
}

extension ResolverReader {
    mutating func item(_ element: JSONValue) throws(DesignTokenProblem) -> ResolverItem {
        guard element.kind == .object else {
            throw .resolver(
                "the `resolutionOrder` lists objects, and this is \(element.kind.withArticle)",
                at: element.location
            )
        }
        guard let reference = element["$ref"] else {
            guard let name = element["name"]?.string, let kind = element["type"]?.string.flatMap(ResolverItem.Kind.init)
            else {
                throw .resolver(
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
            throw .resolver(message, at: reference.location)
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
                throw .resolver(message, at: next.location)
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

extension ResolverReader {
    static let version = "2025.10"

    mutating func checkProperties() {
        let root = document.root
        for (key, value) in root.members {
            switch key {
            case "name", "description", "$schema", "$extensions", "$defs", "resolutionOrder": break
            case "version":
                guard !value.isString(Self.version) else { break }
                report("this is for version \(Self.version) of the format, and the file for another", at: value)
            case "sets", "modifiers":
                if value.kind != .object {
                    report("\(code: key.text) is an object, and not \(value.kind.withArticle)", at: value)
                }
            default: reportUnknown(key.text, at: key.location)
            }
        }
        if root["version"] == nil { report("a resolver says its `version`, which is \(Self.version)", at: root) }
    }

    mutating func checkProperties(of item: ResolverItem) {
        for (key, _) in item.members {
            switch key {
            case "$ref", "name", "type", "description", "$extensions": break
            case "sources" where item.kind == .set: break
            case "contexts" where item.kind == .modifier: break
            case "default" where item.kind == .modifier: break
            default: reportUnknown(key.text, at: key.location)
            }
        }
    }

    private mutating func reportUnknown(_ key: String, at location: SourceLocation) {
        diagnostics.warning(
            .tokensUnknownProperty,
            "\(key.quotedForMessage) is no property of a resolver and is not read",
            at: location
        )
    }
}

/// Set or modifier. Properties at its place of use go before the properties of the object referred to there, and so on.
struct ResolverItem {
    enum Kind: String {
        case set, modifier
    }

    let kind: Kind
    let name: String
    let local: JSONValue
    var targets: [JSONValue] = []

    subscript(key: String) -> JSONValue? {
        local[key] ?? targets.lazy.compactMap { $0[key] }.first
    }

    var members: [(key: JSONString, value: JSONValue)] { Array(local.members) + targets.flatMap { Array($0.members) } }
}
