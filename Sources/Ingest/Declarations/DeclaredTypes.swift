import Core
import WebModel

struct DeclaredTypes {
    typealias ID = Int

    let scopes: DeclaredScopes
    let elements: Set<ID>
    /// Types that the declarations stand for, all names inside followed as far as they are known.
    private var types: [ID: WebType] = [:]
    private let generics: GenericDeclarations
    private var problems: TypeProblems

    /// `elements` are declarations of elements, which stay names.
    init(_ scopes: DeclaredScopes, elements: Set<ID>, into diagnostics: inout DiagnosticBag) {
        self.scopes = scopes
        self.elements = elements
        let definitions = TypeDefinitions(scopes, elements: elements)
        let generics = GenericDeclarations(definitions)
        self.generics = generics
        let source = AliasResolver<ID>.Source(
            definition: { definitions.types[$0] },
            meaning: { name, user in
                generics.parameters[user]?.contains { $0.name == name } == true
                    ? nil : definitions.meaning(of: name, for: user)
            },
            names: { $0.allNames },
            prepared: { type, _, known in generics.applied(in: type, known) },
            plain: { generics.plain($0, $1) },
            finished: { $0.joiningObjects }
        )
        let resolver = AliasResolver(definitions.types.keys.sorted(), of: source)
        // An object that leads back to itself is known, but for itself; an alias that does is nothing.
        types = resolver.types.filter { !resolver.cyclic.contains($0.key) || $0.value.isObject }
        problems = definitions.problems
        DeclaredTypes.report(resolver, scopes, into: &diagnostics)
    }

    private static func report(
        _ resolver: AliasResolver<ID>,
        _ scopes: DeclaredScopes,
        into diagnostics: inout DiagnosticBag
    ) {
        for id in resolver.cyclic {
            let ending = resolver.types[id]?.isObject == true ? "; inside of it, it stays a name" : " and stays a name"
            let message = "\(scopes.name(of: id)) leads back to itself\(ending)"
            diagnostics.note(.declarationsCycle, message, at: scopes.location(of: id))
        }
        for id in resolver.cut {
            let message = "what \(scopes.name(of: id)) stands for is too large; the names inside stay names"
            diagnostics.warning(.declarationsTooLarge, message, at: scopes.location(of: id))
        }
    }

    // MARK: Types of items

    func resolved(_ type: WebType, in file: Int, scope: String, parameters: Set<String> = []) -> WebType {
        let known: AliasResolver<ID>.Known = { name in
            guard !parameters.contains(name),
                let id = scopes.meaning(of: name, in: file, scope: scope).first(where: { types[$0] != nil }),
                let type = types[id]
            else { return nil }
            return (id, type)
        }
        // Names left inside an alias were left there on purpose: only names of this text are resolved.
        let evaluated = DeclaredOperators(scopes: scopes, file: file, scope: scope).evaluated(type)
        let names = Set(evaluated.allNames)
        guard !names.isEmpty else { return evaluated }
        return generics.applied(in: evaluated, known).resolvingReferences { name in
            guard names.contains(name) else { return nil }
            return known(name).flatMap { generics.plain($0.key, $0.type) }
        }
    }

    mutating func parsed(_ text: String, at place: SourceLocation) -> WebType {
        let result = WebTypeParser.parse(text)
        if let problem = result.problem { problems.add(problem, text: text, at: place) }
        return result.type
    }

    func reportProblems(into diagnostics: inout DiagnosticBag) { problems.report(into: &diagnostics) }

    // MARK: Types for other sources

    func definitions(into diagnostics: inout DiagnosticBag) -> [TypeDefinition] {
        var named: [String: (id: ID, type: WebType)] = [:]
        var contradictions: [String: (ID, ID)] = [:]
        for id in types.keys.sorted() {
            guard let type = types[id].flatMap({ generics.plain(id, $0) }) else { continue }
            let name = scopes.name(of: id)
            guard let other = named[name] else {
                named[name] = (id, type)
                continue
            }
            if other.type.meaning != type.meaning, contradictions[name] == nil { contradictions[name] = (other.id, id) }
        }
        for (name, (first, other)) in contradictions {
            diagnostics.note(
                .declarationsConflict,
                "\(name) is declared twice with different values; neither is used where only the name is known",
                at: scopes.location(of: first),
                notes: [.init("the other declaration is here", at: scopes.location(of: other))]
            )
        }
        let foreign = scopes.foreignNames
        return named.keys.sorted().compactMap { name in
            guard contradictions[name] == nil, !foreign.contains(name), let (id, type) = named[name] else { return nil }
            let entry = scopes.entries[id]
            var facts = ItemFacts(source: scopes.location(of: id))
            facts.description = entry.declaration.comment.flatMap { JSDoc(scopes.text($0, of: entry)).description }
            return TypeDefinition(name: name, type: type, typeText: type.description, facts: facts)
        }
    }
}

extension DeclaredScopes {
    func name(of id: Int) -> String { entries[id].declaration.qualifiedName }

    func location(of id: Int) -> SourceLocation { files[entries[id].file].location(of: entries[id].declaration.offset) }

    /// Names that some file takes from another package, where they mean something else.
    var foreignNames: Set<String> {
        var names: Set<String> = []
        for file in files {
            for (local, link) in file.imports where link.module?.hasPrefix(".") == false { names.insert(local) }
        }
        return names
    }
}

extension WebType {
    fileprivate var isObject: Bool {
        if case .object = shape { return true }
        return false
    }

    var joiningObjects: WebType {
        guard case .intersection(let parts) = shape, !isOptional else { return self }
        var members: [WebType.ObjectMember] = []
        var positions: [String: Int] = [:]
        for part in parts {
            guard case .object(let own) = part.shape, !part.isOptional else { return self }
            for member in own {
                guard !member.name.isEmpty else {
                    members.append(member)
                    continue
                }
                if let position = positions[member.name] {
                    members[position] = member
                } else {
                    positions[member.name] = members.count
                    members.append(member)
                }
            }
        }
        return WebType(.object(members), alias: alias)
    }
}

struct GenericDeclarations {
    typealias ID = Int

    struct Parameter {
        let name: String
        let fallback: WebType?
    }

    private(set) var parameters: [ID: [Parameter]] = [:]

    init(_ definitions: TypeDefinitions) {
        for id in definitions.types.keys {
            let entry = definitions.scopes.entries[id]
            guard !entry.declaration.typeParameters.isEmpty else { continue }
            parameters[id] = entry.declaration.typeParameters.map { parameter in
                let fallback = parameter.fallback.map { WebTypeParser.parse(definitions.scopes.text($0, of: entry)) }
                return Parameter(name: parameter.name, fallback: fallback?.problem == nil ? fallback?.type : nil)
            }
        }
    }

    /// Instantiates a declaration that is named alone; nil where it needs arguments.
    func plain(_ id: ID, _ type: WebType) -> WebType? {
        guard parameters[id] != nil else { return type }
        return instance(of: id, type, arguments: [])
    }

    func applied(in type: WebType, _ known: AliasResolver<ID>.Known) -> WebType {
        let inner = type.replacingChildren { applied(in: $0, known) }
        guard case .reference(let name, let arguments) = inner.shape, !arguments.isEmpty,
            let (id, definition) = known(name), var instance = instance(of: id, definition, arguments: arguments)
        else { return inner }
        if inner.isOptional { instance = instance.optional }
        return instance
    }

    private func instance(of id: ID, _ definition: WebType, arguments: [WebType]) -> WebType? {
        guard let parameters = parameters[id], arguments.count <= parameters.count else { return nil }
        var given: [String: WebType] = [:]
        for (index, parameter) in parameters.enumerated() {
            // A default may name the parameters before it.
            guard let argument = index < arguments.count ? arguments[index] : parameter.fallback?.substituting(given)
            else { return nil }
            given[parameter.name] = argument
        }
        return definition.substituting(given)
    }
}
