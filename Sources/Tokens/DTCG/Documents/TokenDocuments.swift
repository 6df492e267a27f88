import Core

/// Token files in JSON. A resolver reads the files that it uses, and all other files are read by themselves.
struct TokenDocuments {
    private var declarations: [Int: [TokenDeclaration]] = [:]

    init(_ files: [(place: Int, file: TokenFile)], into diagnostics: inout DiagnosticBag) {
        var documents: [Int: TokenDocument] = [:]
        for (place, file) in files { documents[place] = TokenDocument(file, into: &diagnostics) }
        let sources = TokenSourceFiles(documents)
        var used: Set<Int> = []
        var remaining = DesignTokenLimits.declarations
        for (place, document) in documents.sorted(by: { $0.key < $1.key }) where document.kind == .resolver {
            var resolver = ResolverReader(document, files: sources, limit: remaining)
            resolver.read()
            used.formUnion(resolver.usedFiles)
            add(resolver.declarations, at: place, &remaining)
            diagnostics.add(contentsOf: resolver.diagnostics)
        }
        for (place, document) in documents.sorted(by: { $0.key < $1.key }) where !used.contains(place) {
            add(Self.read(document, limit: remaining, into: &diagnostics), at: place, &remaining)
        }
    }

    func declarations(at place: Int) -> [TokenDeclaration] { declarations[place] ?? [] }

    private mutating func add(_ new: [TokenDeclaration], at place: Int, _ remaining: inout Int) {
        remaining = max(0, remaining - new.count)
        declarations[place, default: []] += new
    }

    private static func read(
        _ document: TokenDocument,
        limit: Int,
        into diagnostics: inout DiagnosticBag
    ) -> [TokenDeclaration] {
        let place = SourceLocation.start(of: document.path)
        switch document.kind {
        case .tokens(let dialect):
            let declarations = GroupReader.read(
                document.root,
                dialect,
                layer: document.file.layer,
                hold: document.hold,
                limit: limit,
                into: &diagnostics
            )
            if declarations.isEmpty {
                diagnostics.warning(.tokensNothing, "no token is read from this file", at: place)
            }
            return declarations
        case .tokenSets(let dialect):
            var sets = TokenSetsReader(document: document, dialect: dialect, limit: limit)
            sets.read()
            diagnostics.add(contentsOf: sets.diagnostics)
            return sets.declarations
        case .registry:
            var registry = RegistryTokenReader(document: document, limit: limit)
            registry.read()
            diagnostics.add(contentsOf: registry.diagnostics)
            return registry.declarations
        case .resolver: break
        case .empty: diagnostics.warning(.tokensNothing, "there is no token in this file", at: place)
        case .tokensStudioIndex:
            let message = "themes and sets of Tokens Studio are read only together: export them as one file"
            diagnostics.warning(.tokensNothing, message, at: place)
        case .unknown:
            let message = "there are no design tokens in this JSON: nothing in it has a `$value`, or a `value`"
            document.file.reportNoTokens(message, into: &diagnostics)
        }
        return []
    }
}

struct TokenSourceFiles {
    private let documents: [Int: TokenDocument]
    private let places: [[Substring]: [Int]]

    /// - Parameter documents: Documents by their places among all token files.
    init(_ documents: [Int: TokenDocument]) {
        self.documents = documents
        var places: [[Substring]: [Int]] = [:]
        for (place, document) in documents.sorted(by: { $0.key < $1.key }) {
            places[Self.steps(of: document.path.typed), default: []].append(place)
        }
        self.places = places
    }

    /// Begins in the folder of the resolver; finds several places where a file is given several times.
    func places(of path: String, from resolver: SourcePath) -> [Int] {
        let folder = resolver.typed.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let whole = path.hasPrefix("/") ? path : (folder + [path[...]]).joined(separator: "/")
        return places[Self.steps(of: whole)] ?? []
    }

    func document(at place: Int) -> TokenDocument? { documents[place] }

    /// Splits a path into steps without `.` and `..`, as far as these lead to something named.
    private static func steps(of path: String) -> [Substring] {
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != ".." {
                steps.removeLast()
            } else {
                steps.append(step)
            }
        }
        return path.hasPrefix("/") ? ["/"] + steps : steps
    }
}

/// Limits to the demands of a hostile token file in JSON. No real one comes near.
enum DesignTokenLimits {
    /// Declarations of all files in JSON, including declarations that groups take over from others.
    static let declarations = 1 << 18
    /// The name of a token, in bytes: each has the names of all groups that it is in.
    static let nameLength = 1024
    /// Groups one inside the other, including groups that others take over.
    static let groupDepth = 512
    /// References that stand behind a reference.
    static let referenceLength = 64
    /// Bytes of values that are read because a reference leads into them.
    static let referencedBytes = 1 << 24
    /// Bytes of all sources of a resolver, each as often as it is read.
    static let sourceBytes = 1 << 28
    /// Sources of a resolver, each as often as it is read.
    static let sources = 10_000
}

/// Notation of a file for the format of the Design Tokens Community Group.
struct TokenDialect: Equatable {
    /// Whether `$` stands in front of the names of properties. Tools before the format have none.
    let hasDollars: Bool
    /// Whether values are texts in which aliases, units and calculations may be mixed, and types need not be said.
    let isLoose: Bool

    /// The format itself.
    static let standard = TokenDialect(hasDollars: true, isLoose: false)
    /// Style Dictionary, and Tokens Studio as it was first.
    static let tools = TokenDialect(hasDollars: false, isLoose: true)
    /// Tokens Studio with the properties of the format.
    static let tokensStudio = TokenDialect(hasDollars: true, isLoose: true)

    /// The name of the property that makes an object a token.
    var valueKey: String { hasDollars ? "$value" : "value" }
}
