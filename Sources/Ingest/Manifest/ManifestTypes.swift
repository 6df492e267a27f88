import Core
import WebModel

struct ManifestTypes {
    private let declarations: TypeDeclarations
    /// Types that the declarations stand for.
    private let types: [DeclarationKey: WebType]
    private var reportedNames: Set<String> = []
    private var parsed: [String: WebTypeParser.Result] = [:]
    private var problems = TypeProblems()

    init(index: DeclarationIndex, into diagnostics: inout DiagnosticBag) {
        let declarations = TypeDeclarations(index, into: &diagnostics)
        self.declarations = declarations
        let source = AliasResolver<DeclarationKey>.Source(
            definition: { declarations.definitions[$0] },
            meaning: { declarations.meaning(of: $0, in: $1.module) }
        )
        types = AliasResolver(index.allTypes.lazy.map { DeclarationKey($0) }, of: source).types
    }

    /// The field's own type comes from the source code. Where it names an alias that is declared nowhere, an expanded
    /// type or the attribute's type tells the type behind the name. Sources that say different things are reported.
    mutating func type(
        ofField field: JSONValue?,
        attribute: JSONValue?,
        named name: String,
        in module: ModulePath,
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedType? {
        let declared = [field, attribute].compactMap { TypeSource($0?["type"]) }
        let expanded = [field, attribute].flatMap { item in
            ["expandedType", "parsedType"].compactMap { TypeSource(item?[$0]) }
        }
        guard let main = declared.first ?? expanded.first else { return nil }

        var result = resolve(main, in: module, into: &diagnostics)
        var isSettled = result.isStructure
        for source in expanded + declared.dropFirst() where source.location != main.location {
            let other = resolve(source, in: module, into: &diagnostics)
            guard other.isStructure, !other.isAny else { continue }
            if !isSettled || result.isAny {
                let alias = result.aliasName
                result = other
                if result.alias == nil { result.alias = alias }
                isSettled = true
            } else if !result.agrees(with: other) {
                diagnostics.warning(
                    .manifestConflict,
                    "the type of “\(name)” is \(result.description) here and \(other.description) elsewhere",
                    at: main.location,
                    notes: [.init("\(other.description) is said here", at: source.location)]
                )
            }
        }
        return ResolvedType(type: result, text: main.text)
    }

    mutating func type(
        from source: TypeSource,
        in module: ModulePath,
        into diagnostics: inout DiagnosticBag
    ) -> ResolvedType {
        ResolvedType(type: resolve(source, in: module, into: &diagnostics), text: source.text)
    }

    private mutating func resolve(
        _ source: TypeSource,
        in module: ModulePath,
        into diagnostics: inout DiagnosticBag
    ) -> WebType {
        let result = parsed[source.text] ?? WebTypeParser.parse(source.text)
        parsed[source.text] = result
        if let problem = result.problem { problems.add(problem, text: source.text, at: source.location) }
        // Names left inside an alias were left there on purpose: only names of this text are resolved.
        let names = Set(result.type.referencedNames)
        guard !names.isEmpty else { return result.type }
        return result.type.resolvingReferences { name in
            guard names.contains(name) else { return nil }
            return expansion(of: name, from: source.modules[name] ?? module, into: &diagnostics)
        }
    }

    private mutating func expansion(
        of name: String,
        from module: ModulePath,
        into diagnostics: inout DiagnosticBag
    ) -> WebType? {
        if let key = declarations.meaning(of: name, in: module) { return types[key] }
        if let contradiction = declarations.contradictions[name], reportedNames.insert(name).inserted {
            diagnostics.warning(
                .manifestConflict,
                "\(name) is declared twice with different values; neither is used outside its own module",
                at: contradiction.first.value.location,
                notes: [.init("the other declaration is here", at: contradiction.other.value.location)]
            )
        }
        return nil
    }

    func reportProblems(into diagnostics: inout DiagnosticBag) { problems.report(into: &diagnostics) }
}

extension WebType {
    /// Whether something is known beyond a name: a type that can be worked with.
    fileprivate var isStructure: Bool {
        switch shape {
        case .raw: false
        case .reference(_, let arguments): !arguments.isEmpty
        default: true
        }
    }

    fileprivate var isAny: Bool { shape == .keyword(.any) }

    /// The name to remember when an expansion takes the place of this type.
    fileprivate var aliasName: String? {
        if let alias { return alias }
        if case .reference(let name, let arguments) = shape, arguments.isEmpty { return name }
        return nil
    }
}

/// A type as structure, with the text that a person would look for in the source.
struct ResolvedType: Equatable {
    var type: WebType
    var text: String
}
