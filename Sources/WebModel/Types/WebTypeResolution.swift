extension WebType {
    /// Replaces the names that `lookup` knows, also in its definitions; a name with a whole shape behind it stays as
    /// its alias. Names stay references where they have type arguments or are type parameters, where their definitions
    /// lead back to them or are raw, and where the result would become deeper or larger than anything a person wrote.
    package func resolvingReferences(_ lookup: (String) -> WebType?) -> WebType {
        var isCut = false
        return resolvingReferences(isCut: &isCut, lookup)
    }

    /// The same, and whether a name stayed one because the result would become too large.
    package func resolvingReferences(isCut: inout Bool, _ lookup: (String) -> WebType?) -> WebType {
        let graph = WebTypeAliasGraph(from: self, lookup)
        var resolver = WebTypeResolver(graph: graph)
        let type = resolver.resolved(self)
        if graph.isCut || resolver.isCut { isCut = true }
        return type
    }

    /// The types right inside this one, so that all searches walk all shapes alike.
    package var children: [WebType] {
        switch shape {
        case .keyword, .literal, .enumeration, .named, .raw: []
        case .union(let members), .intersection(let members): members
        case .array(let element): [element]
        case .tuple(let elements): elements.map(\.type)
        case .reference(_, let arguments): arguments
        case .function(let function): function.parameters.compactMap(\.type) + [function.returns]
        case .object(let members): members.flatMap { [$0.type] + ($0.key.map { [$0] } ?? []) }
        }
    }

    /// The type with the types right inside it replaced, brought back into the one form where that could be lost.
    package func replacingChildren(_ replace: (WebType) -> WebType) -> WebType {
        var result: WebType
        switch shape {
        case .keyword, .literal, .enumeration, .named, .raw: return self
        case .union(let members): result = .union(of: members.map(replace))
        case .intersection(let members): result = .intersection(of: members.map(replace))
        case .array, .tuple, .reference, .function, .object: result = WebType(shape.replacingChildren(replace))
        }
        if isOptional { result = result.optional }
        result.alias = alias ?? result.alias
        return result
    }
}

extension WebType.Shape {
    /// The shape with the types right inside it replaced, and nothing else changed.
    package func replacingChildren(_ replace: (WebType) -> WebType) -> Self {
        switch self {
        case .keyword, .literal, .enumeration, .named, .raw: return self
        case .union(let members): return .union(members.map(replace))
        case .intersection(let members): return .intersection(members.map(replace))
        case .array(let element): return .array(replace(element))
        case .tuple(var elements):
            for index in elements.indices { elements[index].type = replace(elements[index].type) }
            return .tuple(elements)
        case .reference(let name, let arguments): return .reference(name: name, arguments: arguments.map(replace))
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = function.parameters[index].type.map(replace)
            }
            function.returns = replace(function.returns)
            return .function(function)
        case .object(var members):
            for index in members.indices {
                members[index].key = members[index].key.map(replace)
                members[index].type = replace(members[index].type)
            }
            return .object(members)
        }
    }
}
