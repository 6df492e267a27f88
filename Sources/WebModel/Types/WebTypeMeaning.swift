extension WebType {
    /// The type without the parts that make no difference to its values: generators change spelling from release to
    /// release, and two sources of one component rarely spell alike.
    package var meaning: WebType {
        WebType(shape.meaning, isOptional: isOptional)
    }
}

extension WebType.Shape {
    fileprivate var meaning: WebType.Shape {
        switch self {
        case .keyword, .literal, .named, .raw:
            self
        case .enumeration(let values):
            .enumeration(values.sorted())
        case .union(let members):
            .union(WebType.Shape.sorted(members))
        case .intersection(let members):
            .intersection(WebType.Shape.sorted(members))
        case .array(let element):
            .array(element.meaning)
        case .tuple(let elements):
            .tuple(
                elements.map {
                    .init(name: nil, type: $0.type.meaning, isRest: $0.isRest, isOptional: $0.isOptional)
                }
            )
        case .reference(let name, let arguments):
            .reference(name: name, arguments: arguments.map(\.meaning))
        case .function(let function):
            .function(
                .init(
                    typeParameters: function.typeParameters,
                    parameters: function.parameters.map {
                        .init(name: "", type: $0.type?.meaning, isOptional: $0.isOptional, isRest: $0.isRest)
                    },
                    returns: function.returns.meaning
                )
            )
        case .object(let members):
            .object(members.map(\.meaning).sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) })
        }
    }

    private static func sorted(_ members: [WebType]) -> [WebType] {
        members.map(\.meaning).map { (key: $0.description, type: $0) }.sorted { $0.key < $1.key }.map(\.type)
    }
}

extension WebType.ObjectMember {
    fileprivate var meaning: WebType.ObjectMember {
        .init(
            kind: kind,
            name: name,
            key: key?.meaning,
            type: type.meaning,
            isOptional: isOptional,
            isReadonly: isReadonly
        )
    }
}
