import Core

/// Puts tokens together as a resolver document says: sets always, and of each modifier the contexts for light and for
/// dark, or else its default.
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
