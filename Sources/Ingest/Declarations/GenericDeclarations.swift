import WebModel

/// Declarations with type parameters, and their types for type arguments.
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
            let file = definitions.scopes.files[entry.file]
            parameters[id] = entry.declaration.typeParameters.map { parameter in
                let fallback = parameter.fallback.map { WebTypeParser.parse(file.text($0.range)) }
                return Parameter(name: parameter.name, fallback: fallback?.problem == nil ? fallback?.type : nil)
            }
        }
    }

    /// Instantiates a declaration that is named alone; nil where it needs arguments.
    func plain(_ id: ID, _ type: WebType) -> WebType? {
        guard parameters[id] != nil else { return type }
        return instance(of: id, type, arguments: [])
    }

    /// Replaces generic names of a type, if they are known and have as many arguments as they need.
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
