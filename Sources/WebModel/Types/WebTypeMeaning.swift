extension WebType {
    /// The type without the parts that make no difference to its values: generators change spelling from release to
    /// release, and two sources of one component rarely spell alike.
    package var meaning: WebType { WebType(shape.meaning, isOptional: isOptional) }
}

extension WebType.Shape {
    fileprivate var meaning: WebType.Shape {
        switch replacingChildren(\.meaning) {
        case .enumeration(let values): return .enumeration(values.sorted())
        case .union(let members): return .union(WebType.Shape.sorted(members))
        case .intersection(let members): return .intersection(WebType.Shape.sorted(members))
        case .tuple(var elements):
            for index in elements.indices { elements[index].name = nil }
            return .tuple(elements)
        case .function(var function):
            for index in function.parameters.indices { function.parameters[index].name = "" }
            return .function(function)
        case .object(let members):
            return .object(members.sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) })
        case let shape: return shape
        }
    }

    private static func sorted(_ members: [WebType]) -> [WebType] {
        members.map { (key: $0.description, type: $0) }.sorted { $0.key < $1.key }.map(\.type)
    }
}
